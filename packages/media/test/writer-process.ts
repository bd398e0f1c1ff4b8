import { openRecording } from '../src/index.ts'
import { addSegment, beginSegment } from './test-segments.ts'

/** Writes one segment and begins another; a process of its own, so that a test can kill it. */
const [dir = ''] = process.argv.slice(2)
const writer = await openRecording({ dir, onProblem: console.error })
await addSegment(writer)
beginSegment(writer)
await writer.flush()
console.log('written')
setInterval(() => {}, 1_000)
