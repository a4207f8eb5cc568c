import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

type Icon = { name: string; size: number; node: [string, Record<string, string>][] }

const folder = new URL('../../../node_modules/lucide-react/dist/esm/icons/', import.meta.url)
const allIcons = '\0families-icons'
const ownIcon = fileURLToPath(new URL('../../ui/sprite-icon.tsx', import.meta.url))

/**
 * The icons of these files of lucide-react, as one file that a page's icons point at: neither its HTML nor its JavaScript holds
 * their lines.
 */
export async function iconSprite(files: readonly string[]): Promise<Plugin> {
  const icons = await Promise.all([...new Set(files.flatMap(ownFile))].map(iconOf))
  const sprite = spriteOf(icons)
  const address = `/assets/icons-${createHash('sha256').update(sprite).digest('base64url').slice(0, 8)}.svg`
  return {
    name: 'icon-sprite',
    enforce: 'pre',
    // In development they stay as they come: hundreds of files would be read anew.
    apply: 'build',
    resolveId: (id) => (id === allIcons ? id : undefined),
    load(id) {
      if (id === allIcons) return moduleOf(icons, address)
      const found = icons.find(({ file }) => id.includes('lucide-react') && basename(id) === file)
      return found && `export { '${found.icon.name}' as default } from '${allIcons}'`
    },
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: sprite })
    },
  }
}

/** Of one module, since of dozens each page would have its own few in files of their own. */
const moduleOf = (icons: readonly { icon: Icon }[], address: string) =>
  [
    `import { spriteIcon } from ${JSON.stringify(ownIcon)}`,
    ...icons.flatMap(({ icon }, at) => [
      `const icon${at} = /* @__PURE__ */ spriteIcon('${address}#${icon.name}')`,
      `export { icon${at} as '${icon.name}' }`,
    ]),
  ].join('\n')

/** The file that an icon is drawn in, which another of its names only leads to; none for what is no icon. */
function ownFile(file: string): string[] {
  const path = new URL(file, folder)
  if (!existsSync(path)) return []
  const [, target = file] = /from '\.\/([\w-]+\.mjs)'/.exec(readFileSync(path, 'utf8')) ?? []
  return [target]
}

async function iconOf(file: string): Promise<{ file: string; icon: Icon }> {
  const { __iconData } = await import(new URL(file, folder).href)
  return { file, icon: __iconData }
}

const spriteOf = (icons: readonly { icon: Icon }[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${icons
    .map(
      ({ icon }) =>
        `<symbol id="${icon.name}" viewBox="0 0 24 24">${icon.node.map(elementOf).join('')}</symbol>`,
    )
    .join('')}</svg>`

const elementOf = ([tag, { key: _, ...attributes }]: Icon['node'][number]) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`
