import { runBench } from '../../bench/run-bench.ts'
import { runCommand } from './run-command.ts'

await runCommand(() => runBench(process.env.TEST_DATABASE_URL || process.env.DATABASE_URL))
