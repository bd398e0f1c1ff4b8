import { openRecording, startLiveRun } from '../src/index.ts'
import { createRtmpServer } from '../src/rtmp/rtmp-server.ts'

/** A recorder of its own, so that a test can kill it. */
const [dir = ''] = process.argv.slice(2)
const recording = await openRecording({ dir, onProblem: console.error })
const server = createRtmpServer({
  onCamera: async () => startLiveRun(recording, () => Date.now()),
  onError: console.error,
})
console.log(await server.listen(0, '127.0.0.1'))
