export { addPicture } from './add-picture.ts'
export { type Applied, applyChannel } from './apply-channel.ts'
export { applyDocument, holdChannel, prepareDocument } from './apply-document.ts'
export { checkDocument, type RawDocument } from './check-document.ts'
export { createStarter } from './create-starter.ts'
export { describeDifference } from './describe-difference.ts'
export { diffChannel } from './diff-channel.ts'
export type { Difference } from './diff-channels.ts'
export { exportChannel } from './export-channel.ts'
export {
  type ChannelDocument,
  channelFile,
  channelFiles,
  formFields,
  references,
  schoolAlias,
  sportAlias,
  sportFields,
} from './files/channel-document.ts'
export { ChannelFileError, type Problem } from './files/channel-file-error.ts'
export { closestWord } from './files/closest-word.ts'
export { cutPicture } from './files/cut-picture.ts'
export { findChannelKey } from './files/find-channel-key.ts'
export { flattenSports } from './files/flatten-sports.ts'
export { readRows } from './files/read-events-table.ts'
export { type LoadedChannel, loadChannel } from './load-channel.ts'
export { findChannelId, keepFromApplying, listChannelKeys } from './rows/channel-code-store.ts'
export { insertImageFiles } from './rows/channel-image-store.ts'
export { readChannel, readChannelRows } from './rows/read-channel.ts'
