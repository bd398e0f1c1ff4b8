import type { StudioGame } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './game-form.module.css'

/** Of a game that the channel's files keep: what they no longer say, and the way back. */
export function FilesNote({ channel, game }: { channel: string; game: StudioGame }) {
  const { words, fill } = useI18n()
  const say = words.games
  const client = useClient()
  const params = { channel, id: String(game.id) }
  const parts = game.by_hand.map(part => say.parts[part]).join(', ')
  return (
    <div className={styles.note}>
      <p>{say.ofFiles}</p>
      {parts !== '' && (
        <>
          <p>{fill(say.byHand, { parts })}</p>
          <ConfirmAction
            label={say.release}
            title={say.confirmRelease}
            text={say.confirmReleaseText}
            action={say.release}
            run={() => client.send(studioWireCalls.releaseGame, { params })}
            changes="event"
          />
        </>
      )}
    </div>
  )
}
