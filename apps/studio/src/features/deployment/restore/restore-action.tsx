import { ApiError } from '@grandstand/api-client'
import type { Restorable } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Dialog, FormProblem, useForm } from '@grandstand/ui'
import { useId, useRef } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { SecretField } from '../../../platform/secret-field.tsx'

interface RestoreActionProps {
  item: Restorable
  takesKey: boolean
  isBlocked: boolean
  onRestoring: () => void
}

/** Asks first, and for the key where the backup has none: without it what is sealed stays shut. */
export function RestoreAction({ item, takesKey, isBlocked, onRestoring }: RestoreActionProps) {
  const i18n = useI18n()
  const { words, fill, dateTime } = i18n
  const say = words.server.restore
  const client = useClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const formId = useId()
  const { name, made_at, has_key } = item
  const asksKey = takesKey && !has_key
  const { form, field, failure, isSending } = useForm({
    fields: ['secret_key'],
    check: ({ secret_key }) => ({
      secret_key: /^(?:[\x21-\x7e]{32,500})?$/.test(secret_key.trim()) ? null : 'form',
    }),
    explain: () => say.badKey,
    async send({ secret_key }) {
      const body = { name, secret_key: secret_key.trim() === '' ? null : secret_key.trim() }
      await client.send(studioWireCalls.restoreBackup, { body })
      dialog.current?.close()
      onRestoring()
    },
  })
  const isRefused = failure instanceof ApiError && failure.code === 'conflict'
  const time = dateTime(made_at)
  return (
    <>
      <button
        className="button button--primary"
        type="button"
        aria-label={fill(say.restoreOf, { time })}
        disabled={isBlocked}
        onClick={() => dialog.current?.showModal()}
      >
        {say.restore}
      </button>
      <Dialog
        ref={dialog}
        title={fill(say.confirm, { time })}
        text={say.confirmText}
        actions={
          <>
            <button className="button button--primary" type="submit" form={formId} aria-disabled={isSending}>
              {isSending ? words.user.working : say.restore}
            </button>
            <button className="button" type="button" onClick={() => dialog.current?.close()}>
              {words.cancel}
            </button>
          </>
        }
      >
        <form {...form} id={formId} className="stack-3" autoComplete="off">
          {asksKey && <SecretField {...field('secret_key')} label={say.key} hint={say.keyHint} isOptional />}
          {!takesKey && <p className="quiet small pretty">{say.keyFixed}</p>}
          <FormProblem text={failure && (isRefused ? say.refused : errorText(failure, i18n))} />
        </form>
      </Dialog>
    </>
  )
}
