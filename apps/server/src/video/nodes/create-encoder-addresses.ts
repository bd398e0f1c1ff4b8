import type { EncoderPorts, Nodes } from '../../context/nodes.ts'
import type { SrtPorts } from '../../context/srt-ports.ts'

/** Where encoders may send to: to this process, else to one that takes what they send. */
export function createEncoderAddresses(
  { nodes, publicUrl }: { nodes: Nodes; publicUrl: string },
  readOwn: () => EncoderPorts | null,
): { rtmpUrl: () => string | null; srt: SrtPorts } {
  const find = () =>
    readOwn() ??
    nodes.list().find(({ encoderPorts, isDraining }) => encoderPorts && !isDraining)?.encoderPorts
  return {
    rtmpUrl() {
      const port = find()?.rtmp_port ?? null
      return port === null ? null : `rtmp://${new URL(publicUrl).hostname}:${port}/live`
    },
    srt: {
      get state() {
        return find()?.srt ?? 'off'
      },
      portOf: videoId => find()?.srt_ports[videoId] ?? null,
    },
  }
}
