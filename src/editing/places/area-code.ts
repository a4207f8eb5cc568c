import type { Position } from '../../guide/how-far/distance.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** About a metre. */
const perDegree = 1e5

/**
 * Positions as an address holds them: the steps from one to the next in hundred-thousandths of a degree, six bits a letter, as
 * encoded polylines have them, but of letters that no address escapes.
 */
export function codeOf(points: readonly Position[]): string {
  let last = { lat: 0, lng: 0 }
  return points
    .map(({ lat, lng }) => {
      const now = { lat: Math.round(lat * perDegree), lng: Math.round(lng * perDegree) }
      const code = stepCode(now.lat - last.lat) + stepCode(now.lng - last.lng)
      last = now
      return code
    })
    .join('')
}

/** Undefined for what is no such code. */
export function pointsOfCode(code: string): Position[] | undefined {
  const steps = stepsOf(code)
  if (!steps || steps.length % 2 === 1) return undefined
  let [lat, lng] = [0, 0]
  const points: Position[] = []
  for (let at = 0; at < steps.length; at += 2) {
    lat += steps[at] ?? 0
    lng += steps[at + 1] ?? 0
    points.push({ lat: lat / perDegree, lng: lng / perDegree })
  }
  return points
}

function stepCode(step: number): string {
  let rest = step < 0 ? -2 * step - 1 : 2 * step
  let code = ''
  for (; rest >= 32; rest = Math.floor(rest / 32)) code += letters[32 + (rest % 32)]
  return code + letters[rest]
}

/** No step around the Earth takes more letters than six. */
const mostLetters = 6

function stepsOf(code: string): number[] | undefined {
  const steps: number[] = []
  let [sum, place] = [0, 0]
  for (const letter of code) {
    const bits = letters.indexOf(letter)
    if (bits === -1 || place === mostLetters) return undefined
    sum += (bits % 32) * 32 ** place
    place += 1
    if (bits >= 32) continue
    steps.push(sum % 2 === 1 ? -(sum + 1) / 2 : sum / 2)
    ;[sum, place] = [0, 0]
  }
  return place === 0 ? steps : undefined
}
