import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageDataId } from '../../web/router/page-data.ts'
import type { PagesOf } from './rendered-page.ts'
import { type StyleRule, styleRules } from './style-rules.ts'

/** A page of more HTML, as one of 24 cards, is heavy enough without: its words wait for the sheet. */
const most = 60_000

const sheetLink = /<link rel="stylesheet"[^>]*>/
const entry = '<script type="module"'

/** Painted while half of it is here, a page would jump when the rest comes. */
const paintedWhole = `<link rel="expect" href="#${pageDataId}" blocking="render">`

/**
 * Pages that bring the rules of the style sheet that they use: their words need not wait for the sheet, which comes behind them
 * and has the rules for what a visitor may do next.
 */
export class PageStyles {
  private readonly rules: readonly StyleRule[]
  /** By the name of a variable or an animation. */
  private readonly named: ReadonlyMap<string | undefined, readonly StyleRule[]>

  /** `clientFolder` holds what was built, with one sheet. */
  static async from(clientFolder: string): Promise<PageStyles> {
    const folder = join(clientFolder, 'assets')
    const name = (await readdir(folder)).find((file) => file.endsWith('.css')) ?? ''
    return new PageStyles(await readFile(join(folder, name), 'utf8'))
  }

  constructor(sheet: string) {
    const rules = styleRules(sheet)
    const names = new Set(rules.map(({ name }) => name))
    this.rules = rules.map((rule) => ({ ...rule, words: rule.words.filter((word) => names.has(word)) }))
    this.named = Map.groupBy(this.rules, ({ name }) => name)
  }

  of(pagesOf: PagesOf): PagesOf {
    return (api, settings) => {
      const render = pagesOf(api, settings)
      return async (url) => {
        const page = await render(url)
        return { ...page, html: this.written(page.html) }
      }
    }
  }

  written(pieces: readonly string[]): readonly string[] {
    if (pieces.reduce((sum, { length }) => sum + length, 0) > most) return pieces
    const html = pieces.join('')
    const [link] = sheetLink.exec(html) ?? []
    if (!link) return pieces
    const styles = textOf(this.usedBy(html))
    const at = html.lastIndexOf(entry)
    const page = `${html.slice(0, at)}${link}${html.slice(at)}`
    return [page.replace(link, () => `<style>${styles}</style>${paintedWhole}`)]
  }

  private usedBy(html: string): StyleRule[] {
    const classes = new Set(
      Array.from(html.matchAll(/ class="([^"]*)"/g)).flatMap(([, names = '']) => read(names).split(' ')),
    )
    const isNeeded = ({ name, selectors }: StyleRule) =>
      !name && (selectors.length === 0 || selectors.some((names) => names.every((each) => classes.has(each))))
    const used = new Set(this.rules.filter(isNeeded))
    for (const { words } of used)
      for (const word of words) for (const rule of this.named.get(word) ?? []) used.add(rule)
    return this.rules.filter((rule) => used.has(rule))
  }
}

/** As React writes them in an attribute. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const read = (attribute: string) => attribute.replace(/&[^;]*;/g, (entity) => entities[entity] ?? entity)

/** Neighbours share the layers and conditions that they stand in. */
function textOf(rules: readonly StyleRule[]): string {
  let [text, open] = ['', [] as readonly string[]]
  const enter = (around: readonly string[]) => {
    const common = around.findIndex((head, at) => head !== open[at])
    const shared = common === -1 ? Math.min(around.length, open.length) : common
    text +=
      '}'.repeat(open.length - shared) +
      around
        .slice(shared)
        .map((head) => `${head}{`)
        .join('')
    open = around
  }
  for (const rule of rules) {
    enter(rule.around)
    text += rule.text
  }
  enter([])
  return text
}
