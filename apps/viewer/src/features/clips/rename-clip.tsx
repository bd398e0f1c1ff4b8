import type { Clip } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { Dialog, FormProblem, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './clip-form.module.css'

export function RenameClip({ clip }: { clip: Clip }) {
  const { client } = useApp()
  const { words: common } = useI18n()
  const { rename: words, editor } = useClipsWords()
  const queryClient = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const { form, field, failure, isSending } = useForm({
    fields: ['name'],
    check: ({ name }) => ({ name: name.trim() === '' ? 'required' : null }),
    explain: () => editor.nameNeeded,
    async send({ name }) {
      await client.send(wireCalls.changeClip, {
        params: { id: String(clip.id) },
        body: { name: name.trim() },
      })
      await queryClient.invalidateQueries({ queryKey: ['clips'] })
      dialog.current?.close()
    },
  })
  return (
    <>
      <button
        className="button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {words.action}
      </button>
      <Dialog
        ref={dialog}
        title={words.title}
        text={words.text}
        actions={
          <button className="button" type="button" onClick={() => dialog.current?.close()}>
            {common.common.close}
          </button>
        }
      >
        <form key={clip.name} {...form} className={`${styles.form} stack-4`}>
          <TextField {...field('name')} label={editor.name} defaultValue={clip.name} required />
          <FormProblem text={failure && words.failed} />
          <SubmitButton label={words.save} sendingLabel={editor.saving} isSending={isSending} />
        </form>
      </Dialog>
    </>
  )
}
