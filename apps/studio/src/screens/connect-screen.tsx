import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { AccountPanel } from '../features/sale/connect/account-panel.tsx'
import styles from '../features/sale/connect/connect.module.css'
import { ConnectSteps } from '../features/sale/connect/connect-steps.tsx'
import { KeyForm } from '../features/sale/connect/key-form.tsx'
import { WebhookPanel } from '../features/sale/connect/webhook-panel.tsx'
import { WhatWorks } from '../features/sale/connect/what-works.tsx'
import { connectionQuery } from '../features/sale/money/connection-query.ts'
import { MoneyHead } from '../features/sale/money/money-head.tsx'
import { useClient } from '../platform/client-context.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { useMayCall } from '../platform/operator.ts'

/** The way to real money: an account, and a payment that proves it. */
export function ConnectScreen({ channel, isBack }: { channel: string; isBack: boolean }) {
  const { words } = useI18n()
  const say = words.money.connect
  const connection = useQuery(connectionQuery(useClient(), channel))
  const mayConnect = useMayCall()(studioWireCalls.connectPayments)
  const keys = useRef<HTMLElement>(null)
  const { data } = connection
  const keysTitle = data?.has_platform ? say.orKeys : say.keys
  const isConnected = data !== undefined && data.source !== 'none' && data.source !== 'sandbox'
  return (
    <>
      <MoneyHead channel={channel} current="overview" />
      <LoadState query={connection} rows={4} />
      {data && (
        <div className={styles.connect}>
          <ConnectSteps
            channel={channel}
            connection={data}
            mayConnect={mayConnect && data.source !== 'files'}
            isBack={isBack}
            onConnect={() => keys.current?.querySelector('input')?.focus()}
          />
          <aside ref={keys} className={`${styles.keys} stack-5`}>
            {isConnected && <WhatWorks connection={data} />}
            {data.source !== 'platform' && (
              <section className="stack-3" aria-label={say.keys}>
                <h2 className="title-3">{data.source === 'studio' ? say.newKeys : keysTitle}</h2>
                {data.source === 'files' && <p className="quiet small pretty">{say.files}</p>}
                {!mayConnect && <p className="quiet small pretty">{say.ownersOnly}</p>}
                {mayConnect && data.source !== 'files' && (
                  <KeyForm channel={channel} isNew={data.source !== 'studio'} />
                )}
              </section>
            )}
            {data.source === 'platform' && <AccountPanel channel={channel} connection={data} />}
            {data.source === 'studio' && <WebhookPanel channel={channel} connection={data} />}
          </aside>
        </div>
      )}
    </>
  )
}
