import type { GoLive } from '@grandstand/contract'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../../platform/panel.tsx'
import { CopyLine } from '../copy-line.tsx'

export function HardwarePanel({ event }: { event: GoLive }) {
  const { words, fill } = useI18n()
  const say = words.goLive
  const withSrt = event.cameras.filter(({ srt_url }) => srt_url !== null)
  return (
    <Panel title={say.hardware} text={say.hardwareText}>
      {event.rtmp_url !== null && <CopyLine label={say.protocols.rtmp} text={event.rtmp_url} />}
      {withSrt.map(({ id, name, srt_url }) => (
        <CopyLine key={id} label={fill(say.protocols.srt, { camera: name })} text={srt_url ?? ''} />
      ))}
      <p className="quiet small pretty">
        {event.srt !== 'on' ? say.srtOff : withSrt.length > 0 ? say.srtText : say.srtLater}
      </p>
    </Panel>
  )
}
