/**
 * What the answer to a change tells of the thing by now. One that says no more than the call has to say lacks that: `part` is not in
 * it, and `ask` asks for it.
 */
export async function wholeAnswer<Answer extends object>(
  change: Promise<Answer>,
  part: keyof Answer,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await change
  return part in answer ? answer : ask()
}
