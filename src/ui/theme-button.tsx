import { Moon, Sun } from 'lucide-react'
import { Button } from './button.tsx'
import { switchTheme, type Theme } from './theme.ts'
import { useTooltip } from './use-tooltip.tsx'

/** Shows the page in the other theme; `keep` keeps it for the next visit. */
export function ThemeButton({ keep }: { keep: (theme: Theme) => void }) {
  const { tooltip, tooltipProps } = useTooltip('Change colour theme')
  return (
    <Button
      {...tooltipProps}
      look="ghost"
      size="icon"
      aria-label="Change colour theme"
      onClick={() => keep(switchTheme())}
      className="relative flex-none noscript:hidden"
    >
      <Moon className="size-5 dark:hidden" />
      <Sun className="hidden size-5 dark:block" />
      {tooltip}
    </Button>
  )
}
