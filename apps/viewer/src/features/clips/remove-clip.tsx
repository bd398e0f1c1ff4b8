import type { Clip } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { Dialog, FormProblem } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

export function RemoveClip({ clip }: { clip: Clip }) {
  const { client, toasts } = useApp()
  const { fill } = useI18n()
  const { remove: words } = useClipsWords()
  const queryClient = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const removing = useMutation({
    mutationFn: () => client.send(wireCalls.deleteClip, { params: { id: String(clip.id) } }),
    onSuccess: async () => {
      dialog.current?.close()
      toasts.show({ key: 'clip-removed', kind: 'info', text: () => words.removed })
      await queryClient.invalidateQueries({ queryKey: ['clips'] })
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
        text={fill(words.text, { name: clip.name })}
        actions={
          <>
            <button
              className="button button--danger"
              type="button"
              disabled={removing.isPending}
              onClick={() => removing.mutate()}
            >
              {words.action}
            </button>
            <button className="button" type="button" onClick={() => dialog.current?.close()}>
              {words.keep}
            </button>
          </>
        }
      >
        <FormProblem text={removing.isError && words.failed} />
      </Dialog>
    </>
  )
}
