/** What a season may be: more is a mistake, or meant to hurt. */
export const maxRows = 20_000
export const maxFileBytes = 8 * 1024 * 1024
/** Of what a workbook is once it is unpacked. */
export const maxUnpackedBytes = 24 * 1024 * 1024
export const maxColumns = 60
export const maxCellLength = 5_000
