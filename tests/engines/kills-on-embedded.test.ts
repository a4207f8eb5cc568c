import { promisesHeldOn } from './promises-held.ts'

// In a file of its own, since all of it takes two minutes.
promisesHeldOn('embedded', (name) => name === 'kills')
