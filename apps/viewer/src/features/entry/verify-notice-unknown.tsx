import { useAccountWords } from '../../locales/words.ts'

/** Whose mail it was is not known without a login. */
export function VerifyNoticeUnknown() {
  const { verifyNotice, entry } = useAccountWords()
  return (
    <>
      <p>{verifyNotice.unknown}</p>
      <a className="button button--primary" href="/login">
        {entry.logIn}
      </a>
    </>
  )
}
