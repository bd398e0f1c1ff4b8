import type { Gift } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { FormProblem } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommerceWords } from '../../../locales/words.ts'
import { useApp } from '../../../platform/app-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { KeepGift } from './keep-gift.tsx'

/** What its buyer can do with a gift that nobody has opened. */
export function GiftActions({ gift }: { gift: Gift }) {
  const { client } = useApp()
  const { language } = useI18n()
  const { gifts: words } = useCommerceWords()
  const queryClient = useQueryClient()
  const sending = useMutation({
    mutationFn: () =>
      client.send(wireCalls.sendGift, { params: { id: String(gift.id) }, query: { language }, body: {} }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })
  return (
    <div className="stack-2">
      <div className="row-3">
        <button
          className="button"
          type="button"
          disabled={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {sending.isPending ? words.sending : words.again}
          <span className="visually-hidden">: {gift.name}</span>
        </button>
        <KeepGift gift={gift} />
      </div>
      <p className="quiet meta unless-empty" role="status">
        {sending.isSuccess ? words.sentAgain : ''}
      </p>
      <FormProblem text={sending.isError && words.changeFailed} />
    </div>
  )
}
