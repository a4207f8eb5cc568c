import { promisesHeldOn } from './promises-held.ts'

promisesHeldOn('postgresql')
