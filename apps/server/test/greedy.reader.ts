import { serveReader } from '../src/runtime/file-readers/index.ts'

/** What it is asked to be greedy for. */
type Greed = 'none' | 'time' | 'memory' | 'error'

const kept: number[][] = []

/** Does what a file of the worst kind makes a library do. */
export function readGreedily(greed: Greed): string {
  if (greed === 'error') throw new Error('no such letter')
  while (greed === 'time');
  while (greed === 'memory') kept.push(Array.from({ length: 100_000 }, (_, at) => at))
  return `${greed} ${Object.keys(process.env).length}`
}

serveReader(readGreedily)
