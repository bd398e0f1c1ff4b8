import { isBasicPassSelected } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { passesQuery } from '../../platform/session/passes-query.ts'
import { useUser } from '../../platform/session/use-user.ts'
import styles from './free-pass.module.css'
import { useChooseFreePass } from './use-choose-free-pass.ts'

/** For users who do not want to buy anything (yet). */
export function FreePass() {
  const { client } = useApp()
  const { packages: words } = useAccountWords()
  const user = useUser()
  const { data: passes } = useQuery({ ...passesQuery(client), enabled: user !== null })
  const isChosen = user !== null && passes !== undefined && isBasicPassSelected(passes)
  // No other page opens to them until then.
  const isHeldUp = user !== null && passes !== undefined && !isChosen
  return (
    <section className={`${styles.pass} stack-4`} aria-labelledby="free-pass">
      {isHeldUp && (
        <div className={`${styles.why} stack-1`} role="note">
          <p className={styles.step}>{words.whyTitle}</p>
          <p className="lead">{words.whyText}</p>
        </div>
      )}
      <div className="stack-2">
        <h2 className={`${styles.title} title-2`} id="free-pass">
          {isChosen && (
            <span className={styles.check}>
              <Icon name="check" />
            </span>
          )}
          {isChosen ? words.freeChosenTitle : words.freeTitle}
        </h2>
        <p className="lead">{isChosen ? words.freeChosenText : words.freeText}</p>
      </div>
      {isChosen ? (
        <a className="button" href="/">
          {words.freeNext}
        </a>
      ) : user ? (
        <ChooseButton />
      ) : (
        <a className="button button--primary" href="/login" aria-describedby="free-pass-login">
          {words.freeChoose}
        </a>
      )}
      {!user && (
        <p className={`${styles.note} quiet meta unless-empty`} id="free-pass-login">
          {words.freeLogin}
        </p>
      )}
    </section>
  )
}

function ChooseButton() {
  const { packages: words } = useAccountWords()
  const { mutate, isPending, isError } = useChooseFreePass()
  return (
    <>
      <button
        className="button button--primary"
        type="button"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate()
        }}
      >
        {isPending ? words.freeChoosing : words.freeChoose}
      </button>
      <p className={`${styles.note} quiet meta unless-empty`} role="alert">
        {isError && words.freeFailed}
      </p>
    </>
  )
}
