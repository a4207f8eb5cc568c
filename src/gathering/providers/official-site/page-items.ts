import { type Token, Tokenizer, TokenizerMode } from 'parse5'
import { jsonLdItems } from './json-ld.ts'
import { Microdata } from './microdata.ts'
import { roomOfPage, type SiteItem } from './site-item.ts'

// How browsers read what stands inside: no tags, or no tags but their own end.
const modes = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes'].map((tag) => [tag, TokenizerMode.RAWTEXT] as const),
  ...['textarea', 'title'].map((tag) => [tag, TokenizerMode.RCDATA] as const),
  ['plaintext', TokenizerMode.PLAINTEXT],
])

const mostScripts = 50

/** What a page of HTML says in JSON-LD and microdata. Any text will do: what says nothing gives nothing, nor does what says too much. */
export function pageItems(html: string): SiteItem[] {
  const room = roomOfPage()
  const microdata = new Microdata(room)
  const scripts: string[] = []
  let script: string[] | undefined
  const read = ({ chars }: Token.CharacterToken) => {
    if (script) script.push(chars)
    else microdata.text(chars)
  }
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag: (token) => {
        const { tagName } = token
        const mode = modes.get(tagName)
        if (mode !== undefined) tokenizer.state = mode
        if (tagName === 'script') script = isJsonLd(token) ? [] : undefined
        microdata.start(token)
      },
      onEndTag: ({ tagName }) => {
        if (tagName === 'script' && script && scripts.length < mostScripts) scripts.push(script.join(''))
        if (tagName === 'script') script = undefined
        microdata.end(tagName)
      },
      onCharacter: read,
      onWhitespaceCharacter: read,
      onNullCharacter: () => {},
      onComment: () => {},
      onDoctype: () => {},
      onEof: () => {},
    },
  )
  tokenizer.write(html, true)
  const items = [...jsonLdItems(scripts, room), ...microdata.items]
  // The rest alone would mislead.
  return room.left > 0 ? items : []
}

const isJsonLd = ({ attrs }: Token.TagToken) =>
  attrs.some(({ name, value }) => name === 'type' && /^\s*application\/ld\+json\s*(;|$)/i.test(value))
