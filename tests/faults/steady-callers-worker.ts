import { parentPort, workerData } from 'node:worker_threads'
import { callSteadily } from './steady-callers.ts'

parentPort?.postMessage(await callSteadily(workerData))
