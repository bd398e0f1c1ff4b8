import { StateMessage } from '@grandstand/ui'
import { useAccountWords } from '../locales/account/account-words.ts'

export function ProfileClipsScreen() {
  const { profile } = useAccountWords()
  return (
    <StateMessage icon="play" title={profile.clipsTitle} text={profile.clipsText}>
      <a className="button button--primary" href="/vod_library">
        {profile.seeLibrary}
      </a>
    </StateMessage>
  )
}
