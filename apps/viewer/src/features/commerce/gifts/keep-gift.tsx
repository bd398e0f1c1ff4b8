import { ApiError } from '@grandstand/api-client'
import type { Gift } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { Dialog, FormProblem } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** Asks once more: the recipient's link stops working. */
export function KeepGift({ gift }: { gift: Gift }) {
  const { client, toasts } = useApp()
  const { language, fill } = useI18n()
  const { gifts: words } = useCommerceWords()
  const queryClient = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const keeping = useMutation({
    mutationFn: () =>
      client.send(wireCalls.keepGift, { params: { id: String(gift.id) }, query: { language } }),
    onSuccess: () => {
      dialog.current?.close()
      toasts.show({ key: 'gift-kept', kind: 'info', icon: 'check', text: () => words.kept })
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isChanged(queryKey[0]) })
    },
  })
  return (
    <>
      <button
        className="button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          keeping.reset()
          dialog.current?.showModal()
        }}
      >
        {words.keep}
        <span className="visually-hidden">: {gift.name}</span>
      </button>
      <Dialog
        ref={dialog}
        title={words.keepTitle}
        text={fill(words.keepText, { name: gift.name })}
        onClose={() => {
          // Somebody has opened it meanwhile: the list says so.
          if (keeping.isError) void queryClient.invalidateQueries({ queryKey: ['orders'] })
        }}
        actions={
          <>
            <button
              className="button button--danger"
              type="button"
              disabled={keeping.isPending}
              onClick={() => keeping.mutate()}
            >
              {keeping.isPending ? words.keeping : words.keep}
            </button>
            <button className="button" type="button" onClick={() => dialog.current?.close()}>
              {words.no}
            </button>
          </>
        }
      >
        <FormProblem text={keeping.error && explain(keeping.error)} />
      </Dialog>
    </>
  )

  function explain(problem: Error): string {
    const code = problem instanceof ApiError ? problem.code : null
    if (code === 'already_purchased') return words.isHeld
    if (code === 'gift_opened') return words.opened
    return code === 'gift_ended' ? words.ended : words.changeFailed
  }
}

/** It opens for its buyer now. */
const isChanged = (topic: unknown) => topic === 'orders' || topic === 'events' || topic === 'access'
