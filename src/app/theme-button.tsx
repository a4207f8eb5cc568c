import { Moon, Sun } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { useTooltip } from '../ui/use-tooltip.tsx'
import { switchTheme } from './theme.ts'

export function ThemeButton() {
  const { tooltip, tooltipProps } = useTooltip('Change colour theme')
  return (
    <Button
      {...tooltipProps}
      look="ghost"
      size="icon"
      aria-label="Change colour theme"
      onClick={switchTheme}
      className="relative flex-none noscript:hidden"
    >
      <Moon className="size-5 dark:hidden" />
      <Sun className="hidden size-5 dark:block" />
      {tooltip}
    </Button>
  )
}
