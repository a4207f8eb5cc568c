import { ofMerging } from './survivors/merging.ts'
import { ofOutgoingAddresses } from './survivors/outgoing.ts'
import { ofPolicy } from './survivors/policy.ts'
import { ofSecrets } from './survivors/secrets.ts'
import { ofSignIn } from './survivors/sign-in.ts'
import { ofSqlGuard } from './survivors/sql-guard.ts'
import { ofUploads } from './survivors/uploads.ts'

/** In the order of the areas. */
export const survivors = [
  ofSignIn,
  ofPolicy,
  ofSecrets,
  ofSqlGuard,
  ofOutgoingAddresses,
  ofUploads,
  ofMerging,
].flat()
