import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { EntryColumn } from '../features/entry/entry-column.tsx'
import { EntryLinks } from '../features/entry/entry-links.tsx'
import { RegistrationForm } from '../features/entry/registration-form.tsx'
import { StaticText } from '../features/entry/static-text.tsx'
import { useAfterRegistration } from '../features/entry/use-after-registration.ts'
import { SocialButtons } from '../features/social/social-buttons.tsx'
import { useAccountWords } from '../locales/words.ts'
import { findStaticBlock } from '../platform/channel/find-static-block.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { VerifyNoticeScreen } from './verify-notice-screen.tsx'

export function RegistrationScreen() {
  const { settings, static_blocks } = useBootstrap()
  const { registration } = useAccountWords()
  const { isNoticeHere, goOn } = useAfterRegistration()
  if (isNoticeHere) return <VerifyNoticeScreen />
  return (
    <>
      <ScreenHeading screen="registration" />
      <EntryColumn>
        <StaticText html={findStaticBlock(static_blocks, 'registration')} />
        <SocialButtons providers={settings.social_providers} />
        <RegistrationForm recaptchaSiteKey={settings.recaptcha_site_key} onDone={goOn} />
        <EntryLinks links={[{ href: '/login', label: registration.haveAccount }]} />
      </EntryColumn>
    </>
  )
}
