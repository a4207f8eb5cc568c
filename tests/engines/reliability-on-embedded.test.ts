import { promisesHeldOn } from './promises-held.ts'

promisesHeldOn('embedded', (name) => name !== 'kills')
