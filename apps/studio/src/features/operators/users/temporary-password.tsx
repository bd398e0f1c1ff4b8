import type { StudioUserDetail } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Dialog } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { CopyButton } from '../../../platform/copy-button.tsx'
import { errorText } from '../../../platform/error-text.ts'
import { fullName } from '../../../platform/full-name.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './help-action.module.css'

/** The password lives in this dialog and nowhere else: closed, it is gone. */
export function TemporaryPassword({ channel, user }: { channel: string; user: StudioUserDetail }) {
  const i18n = useI18n()
  const say = i18n.words.user
  const client = useClient()
  const queryClient = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const name = fullName(user)
  const setting = useMutation({
    mutationFn: () =>
      client.send(studioWireCalls.setTemporaryPassword, { params: { channel, id: String(user.id) } }),
    gcTime: 0,
  })

  function forget() {
    if (setting.isSuccess) void queryClient.invalidateQueries({ queryKey: ['user'] })
    setting.reset()
  }

  const password = setting.data?.temporary_password
  return (
    <div className={`${styles.action} stack-2 start`}>
      <button className="button" type="button" onClick={() => dialog.current?.showModal()}>
        {say.setPassword}
      </button>
      <p className="quiet small pretty">{say.setPasswordText}</p>
      <Dialog
        ref={dialog}
        title={password === undefined ? say.confirmPassword : say.passwordSet}
        text={i18n.fill(password === undefined ? say.confirmPasswordText : say.passwordSetText, { name })}
        onClose={forget}
        actions={
          password === undefined ? (
            <>
              <button
                className="button button--primary"
                type="button"
                disabled={setting.isPending}
                onClick={() => setting.mutate()}
              >
                {setting.isPending ? say.working : say.confirmPasswordAction}
              </button>
              <button className="button" type="button" onClick={() => dialog.current?.close()}>
                {i18n.words.cancel}
              </button>
            </>
          ) : (
            <>
              <CopyButton text={password} />
              <button className="button" type="button" onClick={() => dialog.current?.close()}>
                {say.done}
              </button>
            </>
          )
        }
      >
        <p className="small strong problem unless-empty" role="alert">
          {setting.isError && errorText(setting.error, i18n)}
        </p>
        <div role="status">{password !== undefined && <p className={styles.secret}>{password}</p>}</div>
      </Dialog>
    </div>
  )
}
