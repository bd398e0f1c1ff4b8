import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation } from '@tanstack/react-query'
import { useClient } from '../../../../platform/client-context.ts'
import { errorText } from '../../../../platform/error-text.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../../platform/panel.tsx'
import { saveFile } from '../../../../platform/save-file.ts'
import { CameraKey } from '../camera-key.tsx'
import type { CameraParams } from '../camera-params.ts'
import { CopyLine } from '../copy-line.tsx'
import steps from '../encoder-help.module.css'
import { writeObsService } from './write-obs-service.ts'

interface ObsPanelProps {
  params: CameraParams
  name: string
  server: string
}

export function ObsPanel({ params, name, server }: ObsPanelProps) {
  const i18n = useI18n()
  const { words } = i18n
  const say = words.goLive
  const client = useClient()
  const saving = useMutation({
    mutationFn: () => client.send(studioWireCalls.getStreamKey, { params }),
    gcTime: 0,
    onSuccess({ stream_key: key }) {
      if (key !== null)
        saveFile('service.json', writeObsService({ server, key }), { type: 'application/json' })
    },
  })
  return (
    <Panel title={`${say.obs} · ${name}`}>
      <CopyLine label={words.cameras.server} text={server} />
      <CameraKey params={params} name={name} />
      <ol className={`${steps.steps} stack-2`}>
        {[say.obsSteps.copy, say.obsSteps.file, say.obsSteps.output, say.obsSteps.start].map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div>
        <button className="button" type="button" disabled={saving.isPending} onClick={() => saving.mutate()}>
          {say.saveService}
        </button>
      </div>
      <p role="alert">
        {saving.isError && errorText(saving.error, i18n)}
        {saving.data?.stream_key === null && words.cameras.keyLost}
      </p>
    </Panel>
  )
}
