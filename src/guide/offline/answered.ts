/** Milliseconds for which the network of a train is waited for, where there is something else to show. */
const patienceMs = 4000

/** From a network that has just let somebody wait in vain: a page asks for much, one thing after the other. */
const shortPatienceMs = 500

let isSilent = false

/** What the network answers; undefined where it does not in time, or only says that the guide is gone. */
export async function answered(asked: Promise<Response>): Promise<Response | undefined> {
  const heard = asked.then((answer) => {
    isSilent = false
    return answer
  })
  const late = new Promise<'late'>((resolve) =>
    setTimeout(() => resolve('late'), isSilent ? shortPatienceMs : patienceMs),
  )
  const answer = await Promise.race([heard.catch(() => undefined), late])
  if (answer === 'late') {
    isSilent = true
    return undefined
  }
  return answer && answer.status < 500 ? answer : undefined
}
