import { transliterate } from '../places/transliterate.ts'
import { openSky, plainIn, rooms, type SceneRule, sceneRules } from './scene-rules.ts'

/** What is known of what a place is. */
export interface SceneSubject {
  /** Words for a drawing, from sources that know what is there, those believed most first. */
  words: readonly string[]
  /** Its names, that which families know first. */
  names: readonly string[]
  description: string | null
  /** By slug, the primary one first. */
  funTypes: readonly string[]
  /** 'indoor', 'outdoor' or 'both'. */
  setting: string | null
}

/** More would fill the cards' answers and not their pictures. */
const mostScenes = 3

/**
 * The names of drawings that are true of a place, best first: by the words of the first source that speaks of any, else by
 * its name, else by what its description says that it is; behind them those plain ones of its type that are true of where it is, if not
 * all are. None where nothing is sure.
 */
export function scenesOf({ words, names, description, funTypes, setting }: SceneSubject): string[] {
  const isOf = ({ in: types }: SceneRule) =>
    !types || funTypes.some((type) => types.split(' ').includes(type))
  const isFirst = ({ in: types = '' }: SceneRule) => types.split(' ').includes(funTypes[0] ?? '')
  const isOther = (rule: SceneRule) => names.some((name) => unlessOf.get(rule)?.test(plain(name)))
  const tries = [
    ...words.map((text) => () => saidIn(plain(text), (rule) => isOf(rule) && !isOther(rule))),
    ...names.map((name) => () => calledSo(plain(name), isFirst)),
    () => calledSo(whatItIs(description ?? ''), isFirst),
  ]
  const known = plainIn[`${funTypes[0]} ${setting}`] ?? []
  for (const tried of tries) {
    const found = tried().filter((scene) => isTrueIn(setting, scene))
    if (found.length > 0) return [...new Set([...found.slice(0, mostScenes), ...known])]
  }
  return [...known]
}

const isTrueIn = (setting: string | null, scene: string) =>
  setting === 'outdoor' ? !rooms.includes(scene) : setting !== 'indoor' || !scene.startsWith(openSky)

interface ReadRule {
  rule: SceneRule
  scenes: string[]
  /** Longest first, so that 'red panda' is no panda. */
  words: string[]
  called: RegExp | undefined
  unless: RegExp | undefined
}

const listed = (text: string | undefined) => text?.split(', ').filter(Boolean) ?? []

/** `-` stands for any letters. */
const wordsOf = (words: readonly string[]) =>
  words.length > 0
    ? new RegExp(` (?:${words.map((word) => word.replaceAll('-', '[^ ]*')).join('|')}) `)
    : undefined

const rules: readonly ReadRule[] = sceneRules.map((rule) => ({
  rule,
  scenes: rule.scenes.split(' ').filter(Boolean),
  words: listed(rule.words),
  called: wordsOf(listed(rule.called)),
  unless: wordsOf(listed(rule.unless)),
}))

/** Most names are called none of it. */
const anyCalled = wordsOf(sceneRules.flatMap(({ called }) => listed(called)))

const unlessOf = new Map(rules.map(({ rule, unless }) => [rule, unless]))

const phrases = rules
  .flatMap((read) => read.words.map((word) => ({ word: ` ${word} `, ...read })))
  .sort((a, b) => b.word.length - a.word.length)
  .map((phrase, order) => ({ ...phrase, order }))

const phrasesOf = Map.groupBy(phrases, ({ word }) => word)

/** By their first word: most texts have none of the hundreds. */
const phrasesFrom = Map.groupBy(phrases, ({ word }) => word.split(' ', 2)[1])

/** In the order in which the text says them. */
function saidIn(text: string, fits: (rule: SceneRule) => boolean): string[] {
  let rest = text
  const found: { at: number; scenes: string[] }[] = []
  const possible = [...new Set(text.split(' '))].flatMap((word) => phrasesFrom.get(word) ?? [])
  for (const { word } of possible.sort((a, b) => a.order - b.order)) {
    const at = rest.indexOf(word)
    if (at < 0) continue
    const meant = (phrasesOf.get(word) ?? []).filter(({ rule }) => fits(rule))
    found.push({ at, scenes: meant.flatMap(({ scenes }) => scenes) })
    // What is part of a longer word of ours says nothing by itself.
    rest = `${rest.slice(0, at)} ${'#'.repeat(word.length - 2)} ${rest.slice(at + word.length)}`
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).flatMap(({ scenes }) => scenes))]
}

function calledSo(name: string, fits: (rule: SceneRule) => boolean): string[] {
  if (!anyCalled?.test(name)) return []
  const found = rules.find(
    ({ rule, called, unless }) => called?.test(name) && fits(rule) && !unless?.test(name),
  )
  return found?.scenes ?? []
}

const article = /\b(?:is|are|was) (?:an?|the|one of the) ((?:[a-z]+ ){0,3}[a-z]+)/

/** 'a ruined castle' of 'Devin Castle is a ruined castle in …': all else that a text tells of need not be the place. */
const whatItIs = (description: string) =>
  plain(article.exec(description.split('.', 1)[0]?.toLowerCase() ?? '')?.[1] ?? '')

const plain = (text: string) =>
  ` ${transliterate(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
