import { sha256 } from './sha256.ts'

/** How many zero bits the hash begins with: some 4,000 tries, a fraction of a second on a phone. */
const zeroBits = 12
const triesAtOnce = 500

/** What the work is done for: each device and place asks for its own. */
export const taskOf = (slug: string, device: string): string => `${slug} ${device} `

export const isProof = (task: string, proof: number): boolean =>
  sha256(`${task}${proof}`) >>> (32 - zeroBits) === 0

/** Work that costs a visitor nothing and a flood of reports a lot; the page stays quick meanwhile. */
export async function findProof(task: string): Promise<number> {
  for (let proof = 0; ; proof += 1) {
    if (isProof(task, proof)) return proof
    if (proof % triesAtOnce === triesAtOnce - 1) await new Promise((resolve) => setTimeout(resolve))
  }
}
