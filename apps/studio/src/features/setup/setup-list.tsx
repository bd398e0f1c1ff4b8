import type { Reply, SetupStep, studioCalls } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { eventsHref, gameHref, paymentsHref } from '../../platform/hrefs.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './setup.module.css'

type Setup = Reply<typeof studioCalls.getChannelSetup>

/** Where a step is done, as far as that has a screen. */
const places: Partial<Record<SetupStep, (channel: string) => string>> = {
  game: channel => gameHref(channel, 'new'),
  price: eventsHref,
  camera: eventsHref,
  payments: paymentsHref,
}

/** What is done and what is left, in the order in which it is done. */
export function SetupList({ channel, setup }: { channel: string; setup: Setup }) {
  const { words, number } = useI18n()
  const say = words.setup
  return (
    <ol className={styles.steps}>
      {setup.steps.map(({ step, is_done, count }) => (
        <li key={step} className={styles.step} data-done={is_done}>
          <Icon name={is_done ? 'check' : 'chevron_right'} />
          <div>
            <strong>
              {say.steps[step].title}
              {count !== null && count > 0 && ` (${number(count)})`}
            </strong>
            <span className={styles.state}>{is_done ? say.done : say.open}</span>
            {!is_done && (
              <p>
                {say.steps[step].todo} {places[step] && <a href={places[step](channel)}>{say.go}</a>}
              </p>
            )}
            {step === 'address' && <HostAdvice hosts={setup.hosts} />}
            {step === 'payments' && setup.is_sandbox && <p>{say.sandbox}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function HostAdvice({ hosts }: Pick<Setup, 'hosts'>) {
  const say = useI18n().words.setup
  return (
    <ul className={styles.hosts}>
      {hosts.map(({ host, state }) => (
        <li key={host}>
          <code>{host}</code>: {say.hosts[state]}
        </li>
      ))}
    </ul>
  )
}
