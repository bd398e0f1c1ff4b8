import type { Clip } from '@grandstand/contract'
import { clipReportReasons } from '@grandstand/contract/constants'
import { wireCalls } from '@grandstand/contract/wire'
import { Dialog, FormProblem, SelectField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useEffect, useRef } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './clip-form.module.css'

interface ReportDialogProps {
  clip: Clip
  uuid: string | null
  onClose: () => void
}

const fields = ['reason', 'text'] as const

/** Tells the operators why a clip should not be there; what becomes of it they decide. */
export function ReportDialog({ clip, uuid, onClose }: ReportDialogProps) {
  const { client, toasts } = useApp()
  const { words: common } = useI18n()
  const { report: words } = useClipsWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { form, field, failure, isSending } = useForm({
    fields,
    check: ({ reason }) => ({ reason: reason === '' ? 'required' : null }),
    explain: name => (name === 'reason' ? words.reasonNeeded : words.textTooLong),
    async send({ reason, text }) {
      const chosen = clipReportReasons.find(each => each === reason)
      if (!chosen) return
      await client.send(wireCalls.reportClip, {
        params: { id: String(clip.id) },
        body: { reason: chosen, text, ...(uuid !== null && { uuid }) },
      })
      toasts.show({ key: 'clip-reported', kind: 'info', text: () => words.sent })
      dialog.current?.close()
    },
  })
  return (
    <Dialog
      ref={dialog}
      title={words.title}
      text={words.text}
      onClose={onClose}
      actions={
        <button className="button" type="button" onClick={() => dialog.current?.close()}>
          {common.common.close}
        </button>
      }
    >
      <form {...form} className={`${styles.form} stack-4`}>
        <SelectField
          {...field('reason')}
          label={words.reason}
          options={[
            { value: '', label: words.choose },
            ...clipReportReasons.map(value => ({
              value,
              label: value === 'other' ? words.otherReason : words.reasons[value],
            })),
          ]}
        />
        <TextField {...field('text')} label={words.details} rows={3} />
        <FormProblem text={failure && words.failed} />
        <SubmitButton label={words.send} sendingLabel={words.sending} isSending={isSending} />
      </form>
    </Dialog>
  )
}
