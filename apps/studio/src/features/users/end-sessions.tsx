import type { StudioUserDetail } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Dialog } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useClient } from '../../platform/client-context.ts'
import { errorText } from '../../platform/error-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { fullName } from './full-name.ts'
import styles from './help-action.module.css'

export function EndSessions({ channel, user }: { channel: string; user: StudioUserDetail }) {
  const i18n = useI18n()
  const say = i18n.words.user
  const client = useClient()
  const queryClient = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const ending = useMutation({
    mutationFn: () =>
      client.send(studioWireCalls.endUserSessions, { params: { channel, id: String(user.id) } }),
    onSuccess() {
      dialog.current?.close()
      void queryClient.invalidateQueries({ queryKey: ['user'] })
    },
  })
  return (
    <div className={styles.action}>
      <button className="button" type="button" onClick={() => dialog.current?.showModal()}>
        {say.endSessions}
      </button>
      <p className={styles.text}>{say.endSessionsText}</p>
      <p className={styles.status} role="status">
        {ending.data && i18n.plural(say.ended, ending.data.ended)}
      </p>
      <Dialog
        ref={dialog}
        title={say.confirmEnd}
        text={i18n.fill(say.confirmEndText, { name: fullName(user) })}
        actions={
          <>
            <button
              className="button button--primary"
              type="button"
              disabled={ending.isPending}
              onClick={() => ending.mutate()}
            >
              {ending.isPending ? say.working : say.confirmEndAction}
            </button>
            <button className="button" type="button" onClick={() => dialog.current?.close()}>
              {i18n.words.cancel}
            </button>
          </>
        }
      >
        <p className={styles.problem} role="alert">
          {ending.isError && errorText(ending.error, i18n)}
        </p>
      </Dialog>
    </div>
  )
}
