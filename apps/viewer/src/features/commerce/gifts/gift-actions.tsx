import { ApiError } from '@grandstand/api-client'
import type { Gift } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** What its buyer can do with a gift that nobody has opened. */
export function GiftActions({ gift }: { gift: Gift }) {
  const { client } = useApp()
  const { language } = useI18n()
  const { gifts: words } = useCommerceWords()
  const queryClient = useQueryClient()
  const asked = { params: { id: String(gift.id) }, query: { language } }
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['orders'] })
  const sending = useMutation({
    mutationFn: () => client.send(wireCalls.sendGift, { ...asked, body: {} }),
    onSettled,
  })
  const keeping = useMutation({ mutationFn: () => client.send(wireCalls.keepGift, asked), onSettled })
  const isBusy = sending.isPending || keeping.isPending
  const error = keeping.error ?? sending.error
  return (
    <div className="stack-2">
      <div className="row-3">
        <button className="button" type="button" disabled={isBusy} onClick={() => sending.mutate()}>
          {sending.isPending ? words.sending : words.again}
          <span className="visually-hidden">: {gift.name}</span>
        </button>
        <button className="button" type="button" disabled={isBusy} onClick={() => keeping.mutate()}>
          {keeping.isPending ? words.keeping : words.keep}
          <span className="visually-hidden">: {gift.name}</span>
        </button>
      </div>
      <p className="quiet meta unless-empty" role="status">
        {sending.isSuccess ? words.sentAgain : ''}
      </p>
      <p className="unless-empty" role="alert">
        {error ? explain(error) : ''}
      </p>
    </div>
  )

  function explain(problem: Error): string {
    const code = problem instanceof ApiError ? problem.code : null
    if (code === 'already_purchased') return words.isHeld
    return code === 'gift_opened' ? words.opened : words.changeFailed
  }
}
