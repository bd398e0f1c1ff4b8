import type { AccessReport } from '@grandstand/contract'
import { Dialog } from '@grandstand/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWhyWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { offersHref } from '../../platform/offer/offers-href.ts'
import { AccessOrders } from './access-orders.tsx'
import { accessQuery } from './access-query.ts'
import { AccessRules } from './access-rules.tsx'

/** Each rule with a tick or a cross. Checking again settles every payment again. */
export function WhyDialog({ eventId, onClose }: { eventId: number; onClose: () => void }) {
  const say = useWhyWords()
  const { language } = useI18n()
  const { client } = useApp()
  const queryClient = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const { data, isError, isFetching, refetch } = useQuery(accessQuery(client, language, eventId))
  useEffect(() => dialog.current?.showModal(), [])
  const canWatch = data?.can_watch ?? false
  useEffect(() => {
    // The page behind may still offer what is paid already.
    if (canWatch) void queryClient.invalidateQueries({ queryKey: ['events'] })
  }, [canWatch, queryClient])
  const text = data ? (canWatch ? say.open : say.shut) : isError ? say.failed : say.asking
  return (
    <Dialog
      ref={dialog}
      title={say.title}
      text={text}
      onClose={onClose}
      actions={
        <>
          <NextStep report={data} />
          <button className="button" type="button" disabled={isFetching} onClick={() => void refetch()}>
            {isFetching ? say.checking : say.again}
          </button>
          <button className="button" type="button" onClick={() => dialog.current?.close()}>
            {say.close}
          </button>
        </>
      }
    >
      {data && (
        <>
          <AccessRules report={data} />
          <AccessOrders label={say.orders} orders={data.orders} />
          <AccessOrders label={say.grants} orders={data.grants} />
          {!data.is_settled && <p role="status">{say.away}</p>}
        </>
      )}
    </Dialog>
  )
}

function NextStep({ report }: { report: AccessReport | undefined }) {
  const say = useWhyWords()
  const misses = (rule: string) => report?.rules.some(one => one.rule === rule && one.is_met === false)
  if (misses('played')) return null
  if (misses('login'))
    return (
      <a className="button button--primary" href="/login">
        {say.login}
      </a>
    )
  if (!report || !misses('order')) return null
  return (
    <a className="button button--primary" href={offersHref(report.event.id)}>
      {say.buy}
    </a>
  )
}
