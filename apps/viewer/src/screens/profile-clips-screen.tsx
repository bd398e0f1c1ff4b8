import { OwnClips } from '../features/clips/own-clips.tsx'

/** The part of the profile with the user's clips. */
export function ProfileClipsScreen() {
  return <OwnClips />
}
