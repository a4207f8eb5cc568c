import { tellKept } from '../../web/late-kept.ts'
import { type Stay, stayKey, storedStay } from './read-stay.ts'
import { type Gate, stayStore } from './stay-store.ts'
import { roughly } from './ways.ts'
import { WaysPanel } from './ways-panel.tsx'

let kept = storedStay()
/** The visitor reaches for it: it is there while the guide is open, whether anything is kept or not. */
let isAsked = false
let takesFocus = false

/** In this browser, and for as long as the guide is open where that keeps nothing. */
function keepStay(stay: Stay) {
  takesFocus = true
  keep({ name: stay.name.slice(0, 200), ...roughly(stay) })
}

function keep(stay: Stay) {
  kept = stay
  try {
    localStorage.setItem(stayKey, JSON.stringify(kept))
  } catch {}
  tellPages()
}

function forgetStay() {
  kept = undefined
  isAsked = true
  takesFocus = true
  try {
    localStorage.removeItem(stayKey)
  } catch {}
  tellPages()
}

export function askForStay() {
  isAsked = true
  takesFocus = true
  tellPages()
}

/** Whether what has just come is what the visitor reached for; once. */
function takeFocus(): boolean {
  const takes = takesFocus
  takesFocus = false
  return takes
}

function tellPages() {
  const stay = kept
  const change = { takesFocus: takeFocus, onKeep: keepStay, onTold: keep, onForget: forgetStay }
  const waysTo = (gate: Gate) => <WaysPanel key={gate.slug} {...{ gate, stay }} {...change} />
  tellKept(stayStore, stay || isAsked ? waysTo : undefined)
}

// Another tab changed it, or cleared all.
addEventListener('storage', ({ key }) => {
  if (key !== stayKey && key !== null) return
  kept = storedStay()
  tellPages()
})

tellPages()
