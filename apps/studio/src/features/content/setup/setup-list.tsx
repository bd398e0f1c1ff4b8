import type { Reply, studioCalls } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LegalStep } from './legal-step.tsx'
import styles from './setup.module.css'
import { StepPlaces } from './step-places.tsx'

type Setup = Reply<typeof studioCalls.getChannelSetup>

/** What is done and what is left, in the order in which it is done. */
export function SetupList({ channel, setup }: { channel: string; setup: Setup }) {
  const { words, number } = useI18n()
  const say = words.setup
  return (
    <ol className={styles.steps}>
      {setup.steps.map(({ step, is_done, count }) => (
        <li key={step} className={`${styles.step} stack-3`} data-done={is_done}>
          <Icon name={is_done ? 'check' : 'chevron_right'} />
          <div>
            <strong>
              {say.steps[step].title}
              {count !== null && count > 0 && ` (${number(count)})`}
            </strong>
            <span className={`${styles.state} quiet meta`}>
              {!is_done ? say.open : step === 'payments' && setup.is_sandbox ? say.doneForTrying : say.done}
            </span>
            {!is_done && (
              <>
                <p>{say.steps[step].todo}</p>
                <StepPlaces channel={channel} step={step} count={count} />
                {step === 'legal' && <LegalStep channel={channel} legal={setup.legal} shown={count ?? 0} />}
              </>
            )}
            {step === 'address' && <HostAdvice hosts={setup.hosts} />}
            {step === 'payments' && setup.is_sandbox && (
              <>
                <p>{say.sandbox}</p>
                <StepPlaces channel={channel} step={step} count={count} />
              </>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function HostAdvice({ hosts }: Pick<Setup, 'hosts'>) {
  const say = useI18n().words.setup
  return (
    <ul className={`${styles.hosts} stack-1`}>
      {hosts.map(({ host, state }) => (
        <li key={host}>
          <code>{host}</code>: {say.hosts[state]}
        </li>
      ))}
    </ul>
  )
}
