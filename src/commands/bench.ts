import { parseArgs } from 'node:util'
import { runGrowth } from '../../bench/growth/run-growth.ts'
import { runBench } from '../../bench/run-bench.ts'
import { runCommand } from './run-command.ts'

const { values } = parseArgs({
  options: {
    growth: { type: 'boolean' },
    name: { type: 'string' },
    only: { type: 'string' },
    largest: { type: 'string' },
    resume: { type: 'boolean' },
  },
})
const server = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
await runCommand(() => (values.growth ? runGrowth(server, values) : runBench(server)))
