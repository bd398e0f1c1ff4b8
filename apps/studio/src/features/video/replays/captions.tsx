import type { StudioFile } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { AddCaptions } from './add-captions.tsx'
import styles from './replays-panel.module.css'
import type { FileParams } from './replays-query.ts'

export function Captions({ params, captions }: { params: FileParams; captions: StudioFile['captions'] }) {
  const { words, fill } = useI18n()
  const say = words.replays
  const client = useClient()
  return (
    <details className={`${styles.captions} small`}>
      <summary>{fill(say.captions, { number: String(captions.length) })}</summary>
      <ul className={styles.languages}>
        {captions.map(({ id, language, name }) => (
          <li key={id} className={`${styles.language} row-2 middle`}>
            <span lang={language}>
              {name} ({language})
            </span>
            <ConfirmAction
              label={say.removeCaptions}
              title={fill(say.confirmRemoveCaptions, { name })}
              text={say.confirmRemoveCaptionsText}
              action={say.removeCaptions}
              run={() =>
                client.send(studioWireCalls.removeCaptions, { params: { ...params, caption: String(id) } })
              }
              changes="replays"
            />
          </li>
        ))}
      </ul>
      <AddCaptions params={params} />
    </details>
  )
}
