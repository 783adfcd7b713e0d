import { startShare } from './share.ts'

// A calculation is shared like a listing.
startShare()
