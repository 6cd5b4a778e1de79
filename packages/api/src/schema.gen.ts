// Generated from openapi/ by `pnpm generate`. Do not edit.
export interface paths {
    "/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email and password
         * @description For anyone. Starts a partial session; the second factor comes next. An unknown email, a wrong password, a banned or unverified account and a missing role all get the same 401 in the same time. Only after the right password of an account that is banned until a certain time, its message says when the ban ends. Limited per address and per account; a browser that has completed a sign-in before has its own limits.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out
         * @description For anyone, with or without a session: a missing session is not an error. Ends the session on the server and expires the cookies. A GET that changes state: the guard applies, there is no HEAD, and it is never prefetched.
         */
        get: operations["signOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset link
         * @description For anyone. The answer and its time are the same whether or not the address has an account; the email is sent after the answer. The link works once, for 30 minutes, and a new request ends an older link. Limited per address and per account.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a reset token
         * @description For anyone with a token from a reset link. Ends every session of the account and the token itself. It signs nobody in and leaves the second factor as it is, but makes the browser known for the account, as a complete sign-in does. An unknown, used or expired token gets 422 without `errors`: this tells the panel that the link is no longer valid. A password that is too common gets 422 with its error on `password`.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify an email address by a token
         * @description For anyone with a token from a verification link (valid 24 hours). A used token that has not expired succeeds again, so opening a link twice is not an error. An unknown and an expired token get the same 422. Changes only the verified flag, and signs nobody in. A GET that changes state: the guard applies and there is no HEAD. Answers on the path without the trailing slash too.
         */
        get: operations["verifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the set-up of the second factor
         * @description For a session that has passed the password in the last ten minutes; an older one gets 401, as an unlocked screen must not suffice. Creates a secret that stays pending until `/auth/totp-verify` accepts one of its codes; until then an older secret stays valid. An enrolled account gets 403 and no secret unless this session verified a code in the last five minutes: otherwise a stolen password or an unlocked screen could replace the second factor. The same session gets its pending secret again for ten minutes, so that a reload does not end it.
         */
        post: operations["setUpTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/totp-verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass the second factor
         * @description For a session that has passed the password. A wrong code is 200 with `verified: false`. A right code completes the session under a new cookie and activates a pending secret. A code is accepted once, with a clock drift of one step either way (RFC 6238); a used one does not count as an attempt. Five wrong codes end the session; attempts are also limited per account and browser. The owner gets an email if only the password was passed, and after 50 wrong codes in a row the password is void until a reset.
         */
        post: operations["verifyTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/generate-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a security key by mail
         * @description For anyone. The answer and its time are the same whether or not the address has an account; the email is sent after the answer. The key works once, for 10 minutes, for this address only; a new key ends an older one. Administrators cannot be deleted this way. Limited per address and per account.
         */
        post: operations["generateSecurityKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/delete-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete one's own account by a security key
         * @description For anyone with a key. Deletes the account that received the key, with everything that belongs to it (posts, invites, files), in one transaction, and ends its sessions. A wrong key and a wrong email get the same 422; neither ends the key. A key that has deleted its account gets a 422 that says so, for ten minutes, and does not count as an attempt.
         */
        post: operations["deleteOwnAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/pending-badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members whose badge request waits for a decision
         * @description For administrators. The whole list, oldest request first, without administrators: nobody decides on their requests. Polled every 5 s by the dashboard.
         */
        get: operations["listPendingBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/badges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject a badge request
         * @description For administrators. The id is the member's. Only a pending request can be decided, once: of two decisions at the same time one is 200 and the other 409. The caller's own request and that of an administrator are 409 too. The answer's message is shown as it is.
         */
        post: operations["decideBadge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the members
         * @description For administrators. Newest first. Filters combine. Accounts with the role `admin` are left out, from the rows and from `total`; the panel hides such rows anyway.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One member with the people they invited
         * @description For administrators. The links to documents are signed and short-lived.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a member for good
         * @description For administrators. Deletes the account and everything that belongs to it (posts, invites, files) in one transaction and ends its sessions. The files leave the store right after it; if the store is down, the server retries. A server with the record keeps all of it for 30 days, out of reach of every call but an undoing. The caller's own account and administrators are refused with 409.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/verify/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a member
         * @description For administrators. Only a member with a verified email who is not yet verified; any other is 409, and so are the caller's own account and administrators.
         */
        post: operations["verifyUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/ban/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Ban a member
         * @description For administrators. Ends the member's sessions. Banning a banned member is a success and changes nothing; the caller's own account and administrators are refused with 409. A GET that changes state: the guard applies, there is no HEAD, and it is never prefetched, preloaded or retried.
         */
        get: operations["banUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/un-ban/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Lift the ban of a member
         * @description For administrators. Un-banning a member who is not banned is a success and changes nothing. A GET that changes state: the guard applies, there is no HEAD, and it is never prefetched, preloaded or retried.
         */
        get: operations["unbanUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fcm/send-notification-to-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a push notification to one member
         * @description For administrators. Goes to every registered device of the member with this email; having no devices is not an error. An email without an account is 404 for a caller who may read members (`members.read`), and 200 for others, so that they do not learn who is a member. Limited per administrator.
         */
        post: operations["sendNotificationToUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Active invites
         * @description For administrators. The dashboard counts them, every 12 s. The reference server answers with pending and approved invites, newest first.
         */
        get: operations["listInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invite/get/user-wise/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * All invites of one member
         * @description For administrators. The id is the member's. Every status, newest first.
         */
        get: operations["listUserInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts with their authors
         * @description For administrators. Newest first. Polled every 10 s by the dashboard.
         */
        get: operations["listPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a post
         * @description For administrators. The answer's message is shown as it is.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the announcements
         * @description For administrators. Pinned first, then newest by date.
         */
        get: operations["listAnnouncements"];
        put?: never;
        /**
         * Create an announcement
         * @description For administrators. Title and description are trimmed when checked for emptiness. An `etag` has no meaning here.
         */
        post: operations["createAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace an announcement
         * @description For administrators. Replaces the whole announcement; a missing `imageUrl` or `publishedAt` is cleared. With the `etag` that the person saw, it never overwrites somebody else's change.
         */
        put: operations["updateAnnouncement"];
        post?: never;
        /**
         * Delete an announcement
         * @description For administrators. For good, except where the record can bring it back for 30 days.
         */
        delete: operations["deleteAnnouncement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/{id}/toggle-status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Switch an announcement between active and inactive
         * @description For administrators. Not idempotent, so it is never retried. With the `etag` that the person saw, it never undoes somebody else's change.
         */
        patch: operations["toggleAnnouncementStatus"];
        trace?: never;
    };
    "/announcements/{id}/toggle-pinned": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Pin or unpin an announcement
         * @description For administrators. Not idempotent, so it is never retried. With the `etag` that the person saw, it never undoes somebody else's change.
         */
        patch: operations["toggleAnnouncementPinned"];
        trace?: never;
    };
    "/announcements/stats/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Announcements by number
         * @description For administrators. Counts all announcements, whatever the search.
         */
        get: operations["getAnnouncementStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/membership-plan/get-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All plans
         * @description For administrators. Active and inactive, newest first.
         */
        get: operations["listMembershipPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/membership-plan/get-active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Active plans
         * @description For every signed-in role. Newest first.
         */
        get: operations["listActiveMembershipPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/membership-plan/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reconcile the plans with the billing provider
         * @description For administrators. The reference server has no billing provider: it changes nothing and answers 'Nothing to synchronise'. The panel only logs a failure.
         */
        post: operations["syncMembershipPlans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/membership-plan/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a plan
         * @description For administrators. The price is sent as typed, as text or number. If it is not a number from 0 to 1000000 with at most 2 decimals, the answer is 422 on `price`. Blank features are dropped.
         */
        post: operations["createMembershipPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/membership-plan/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a plan, or its summary
         * @description For administrators. Two bodies: the edit form, or the inline summary with the name and price that the page shows. Properties that are not in the body stay as they are. With the `etag` that the person saw, it never overwrites somebody else's change.
         */
        put: operations["updateMembershipPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/membership-plan/get-one/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One plan
         * @description For every signed-in role. For anybody but administrators an inactive plan is 404.
         */
        get: operations["getMembershipPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/membership-plan/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a plan
         * @description For administrators. For good, except where the record can bring it back for 30 days.
         */
        delete: operations["deleteMembershipPlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/membership-plan/{id}/active": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Activate or deactivate a plan
         * @description For administrators. Setting the current value is a success.
         */
        patch: operations["setMembershipPlanActive"];
        trace?: never;
    };
    "/file/generate-upload-url/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a signed link for one upload
         * @description For administrators. The link accepts one PUT of the file with the same content type, for 10 minutes, without cookies. Images only (never SVG), of at most `x-max-bytes` and, in all frames together, `x-max-pixels`. A type that is not accepted is 422 on `fileType`; the name does not matter. A record then stores the pathname of the link with its leading slash; the image shows there once a record has stored it.
         */
        post: operations["createUploadUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the record
         * @description For administrators. Newest first. Filters combine. There is no total: `next` is the cursor of the following page. A page with long entries may have fewer than `limit`.
         */
        get: operations["listRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/record/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an action
         * @description For administrators. Puts the fields that the action changed back to what they were, in one transaction, as an action of its own. Only while they are still as the action left them: of many undoings at the same time one is 200 and the others are 409. Undoing an undoing does the action again: its entry has the action's name and reason, and sends nothing again.
         */
        post: operations["undoEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/record/digest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What others did since the caller last looked
         * @description For administrators. It goes back 30 days at most.
         */
        get: operations["getDigest"];
        put?: never;
        /**
         * Mark what others did as seen
         * @description For administrators. From then on the digest counts what comes after that moment.
         */
        post: operations["markDigest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/record/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a list is saved as a file
         * @description For administrators. The panel pages through a list and writes the file itself; it makes this call before the file is saved, with what the file contains.
         */
        post: operations["recordListExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reason-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reasons that stewards can choose
         * @description For administrators. Grouped by kind, each kind in the order in which it was saved.
         */
        get: operations["listReasonTemplates"];
        /**
         * Replace the reasons that stewards can choose
         * @description For administrators. The whole list; the record keeps what it removes and adds. Spaces around a text are dropped. The `etag` is that of the list that the person saw, so that it never overwrites somebody else's change.
         */
        put: operations["replaceReasonTemplates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emails/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The email that `notify` would send
         * @description For administrators. Exactly what the member would get; nothing is sent and nothing changes. The subject is a member, or a post for `deletePost`; the email then goes to its author.
         */
        post: operations["previewEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of what was deleted
         * @description For administrators. What can be brought back, by undoing the entry of its deletion (`POST /record/{id}/undo` with `entryId`); what was deleted last comes first.
         */
        get: operations["listTrash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One page of what happened to a member
         * @description For administrators. Newest first: the entries of the record about the member, and what they did themselves (joined, verified their email address, asked for citizenship). The id is the member's.
         */
        get: operations["listUserTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What stewards noted about a member
         * @description For administrators. Pinned notes first, then the newest; at most 200. The member never sees them.
         */
        get: operations["listNotes"];
        put?: never;
        /**
         * Note something about a member
         * @description For administrators. The text is in no log and in no email.
         */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own note
         * @description For administrators; also a note whose author may not write notes any more. A changed text makes the caller its author, pinning does not. Each has an entry in the record.
         */
        put: operations["updateNote"];
        post?: never;
        /**
         * Delete one's own note
         * @description For administrators; also a note whose author may not write notes any more.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/impact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What goes with a member
         * @description For administrators. What deleting the member would take along, and what was decided about them. It contains no personal data, so reading it is not recorded as a view.
         */
        get: operations["getUserImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the words about a person from the record
         * @description For owners who have passed their second factor in the last five minutes. Erases for good the reasons, titles and addresses that the entries about a person contain, also of one who is gone for good. The entries stay, say who did what and when, and can't be undone any more; the chain of the record stays intact. Of several calls at the same time one is 200, and the others are 409.
         */
        post: operations["eraseUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/ban": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ban a member, with a reason
         * @description For administrators. As `GET /users/ban/{id}`, and saves the reason in the record. Repeating it changes nothing. If somebody else has banned the member before, a reason is refused, because it would be lost.
         *
         *     With `until` the ban has an end: the server lifts it then, at most a minute late, with an entry without an actor, and with an email if the ban sent one. A banned member gets another end by another call with another `until`, which has an entry of its own. An earlier end than that of somebody else is refused with 409.
         */
        post: operations["banUserWithReason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/un-ban": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Un-ban a member, with a reason
         * @description For administrators. As `GET /users/un-ban/{id}`, and saves the reason in the record. Repeating it changes nothing. If somebody else has lifted the ban before, a reason is refused, because it would be lost.
         */
        post: operations["unbanUserWithReason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a member, with a reason
         * @description For administrators. As `DELETE /users/{id}`, with the reason kept in the record. It can be undone for 30 days.
         */
        post: operations["deleteUserWithReason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a post, with a reason
         * @description For administrators. As `DELETE /posts/{id}`, with the reason kept in the record. It can be undone for 30 days.
         */
        post: operations["deletePostWithReason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline to verify a member
         * @description Sets the status `declined`. The member may be verified later. A verified member, an administrator and the caller are 409.
         */
        post: operations["declineUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a member's documents from being deleted
         * @description Until they are released. The reason is in the record. Repeating it changes nothing and is 409.
         */
        post: operations["holdDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a member's documents be deleted again
         * @description Ends a hold. Documents that are due are deleted by the next nightly job.
         */
        post: operations["releaseDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/documents/{kind}/view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
                /** @example passport */
                kind: "passport" | "certificate";
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The bytes of a document, to show them in the panel
         * @description Each call is recorded before the first byte. A POST, so that no cache, history or link can hold a document. A file of more than 25 MB is 409: it can only be downloaded.
         */
        post: operations["viewDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a post
         * @description For the members' app. A member reports a post once; repeating it changes nothing. Nobody can report their own post.
         */
        post: operations["reportPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the team of a post that is illegal
         * @description For anyone. The notice waits in the queue of reports, with the reports of members about the post. If it has an address, the sender gets an email that it arrived, and one with the outcome. The same notice again changes nothing and has the same answer. Limited per network address, per email address, and for everybody together.
         */
        post: operations["sendNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/mute-reports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the reports of a member
         * @description The open reports of the member leave the queue, and later ones count for nothing: the member gets the same answers as before. Repeating it changes nothing and is 409.
         */
        post: operations["muteReporter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/unmute-reports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the reports of a member count again
         * @description Also the reports that the member made in the meantime. Repeating it is 409.
         */
        post: operations["unmuteReporter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much waits
         * @description For the navigation and the desk, polled. It contains no personal data.
         */
        get: operations["getDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/newcomers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members who wait to be verified
         * @description Oldest first, without banned and declined members and without administrators. A queue is worked from its start, so there are no pages: `total` tells how many wait.
         */
        get: operations["listNewcomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts that members reported
         * @description The posts with a report that nobody has decided, by their first such report, oldest first.
         */
        get: operations["listReportedPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A reported post with its reports
         * @description The id is the post's. A post whose reports are decided answers 404, unless a later report waits.
         */
        get: operations["getReportedPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/reports/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide all open reports of a post
         * @description The id is the post's. One decision for all open reports, and one entry of the record, which can be undone as one. A hidden post is in the trash for 30 days. `hideAndBan` also needs the permission `members.ban`.
         */
        post: operations["decideReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What helps to judge a case
         * @description Hints, never verdicts: who invited the member, what was decided before, and who looks like the same person.
         */
        get: operations["getMemberHints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/{queue}/{id}/viewers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example citizenship */
                queue: components["schemas"]["QueueName"];
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Tell that the caller looks at a case, and who else does
         * @description Repeated every 10 s while a case is open; it counts for 20 s. It locks nothing.
         */
        put: operations["viewCase"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Appeals that wait for a decision
         * @description Oldest first. A queue of the desk, worked from its start.
         */
        get: operations["listAppeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/appeals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * An appeal, with the case as it was
         * @description Also one that is decided.
         */
        get: operations["getAppeal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/appeals/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uphold or overturn the decision
         * @description By somebody else than who made the decision, unless nobody else may: the entry then says so. To overturn is to undo the decision's entry, in one transaction with the answer and the email to the person. It needs the permissions of that undoing. Many at once: one wins, the others are 409.
         */
        post: operations["decideAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal against a decision
         * @description For anyone with the token. One appeal for each decision, at most three a day and member. The post or account of a deletion stays restorable until the appeal is decided.
         */
        post: operations["sendAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appeal/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The decision behind the link of a letter
         * @description For anyone with the token. A POST, so that the token stands in no address and no log. A token that is unknown, of another kind or no longer kept gets one answer. Five wrong ones an hour and address.
         */
        post: operations["readAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appeal/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email new links to the decisions about a person
         * @description For anyone. The same answer whether or not the address has an account or a decision. The email has links to the newest decisions that can still be appealed against, at most three.
         */
        post: operations["sendAppealLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Arrivals and decisions by day, and the age of the queues
         * @description For the dashboard, polled. Days are those of the deployment's time zone. Only decisions that stand are counted, each at its day: undoing one takes it from there. It contains no personal data.
         */
        get: operations["getNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of the deployment
         * @description Versions, processes, jobs, the seals of the record, backups and the disk, polled. It contains no personal data.
         */
        get: operations["getOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The team and its open invitations
         * @description The people who work in the panel, by name, and the invitations that are neither used nor revoked, newest first; one whose link has ended stays for 30 days.
         */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the role of a person
         * @description Holds from the next call of that person. The last owner who can sign in keeps the role: 409, also for one of two requests at once. Open invitations of a person who may not invite any more are revoked. The person and all owners get an email.
         */
        put: operations["changeTeamRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a person
         * @description Ends the sessions, revokes the open invitations that the person sent, and refuses a sign-in until the suspension is lifted. Not the last owner (409), and not oneself (409). The person and all owners get an email.
         */
        post: operations["suspendTeamMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift a suspension
         * @description The person can sign in again. The person and all owners get an email.
         */
        post: operations["resumeTeamMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the access of a person
         * @description In one transaction: the person becomes a member, the sessions end, the password, second factor, passkeys and recovery codes go, the open invitations that the person sent are revoked, and the push subscriptions of the account end. The name stays in the record. Not the last owner (409), and not oneself (409). The person and all owners get an email.
         */
        post: operations["endTeamMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{id}/reset-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the second factor of a person
         * @description For a person who has lost the phone and the recovery codes: removes the authenticator, passkeys and recovery codes, and ends the sessions. The next sign-in sets up a new one. The person and all owners get an email.
         */
        post: operations["resetTeamMemberSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person to the team
         * @description Emails a link to `/join-team` that works once, for 72 hours. The answer has the link too, for the case that email does not arrive; it is shown only now. An address that has an account or an open invitation gets 409. The link works while the caller may invite: it ends when they lose the permission, are suspended or leave, and when their password, second factor or sessions are reset. All owners get an email.
         */
        post: operations["inviteToTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description Its link ends at once. A used one gets 409. All owners get an email.
         */
        delete: operations["revokeTeamInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description Makes a new link for another 72 hours; the earlier link ends. The caller is the inviter from then on. A used or revoked invitation gets 409. All owners get an email.
         */
        post: operations["resendTeamInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/join-team/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an invitation is for
         * @description For anyone with the token. It stays valid. A POST, so that the token stands in no address and no log.
         */
        post: operations["readTeamInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/join-team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the team by an invitation
         * @description For anyone with the token, once, also of 50 requests at once. Creates the account with its role and starts a partial session; the set-up of a second factor comes next. A password that is too common gets 422 with its error on `password`. An address that has got an account since gets 409.
         */
        post: operations["joinTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account of the caller
         * @description What the account page shows. The sessions are those past the second factor, newest first, this one first.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Needs the current password and a second factor of the last five minutes. All other sessions end, and the person gets an email. A wrong current password gets 422 with its error on `current`; attempts are limited. A password that is too common gets 422 with its error on `password`.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of the own sessions
         * @description Not this one, which signing out ends (409). Needs a second factor of the last five minutes.
         */
        delete: operations["endAccountSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all other own sessions
         * @description Ends all sessions except the one that makes this call. Needs a second factor of the last five minutes.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Ten codes; the earlier ones end. They are shown only now: the server stores salted password hashes. Each is ten characters of Crockford's base 32, in two groups. Needs a second factor of the last five minutes.
         */
        post: operations["makeRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description The options for `navigator.credentials.create()` in their JSON form (WebAuthn, section 5.4), with a challenge that this session can use once, for five minutes. An account with a second factor needs one of the last five minutes; an account without one needs a session that passed the password in the last ten minutes (401 otherwise).
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Takes what the browser created with the options of `/account/passkeys/options`. User verification is required. On a partial session it is the set-up of the second factor: the session is complete then, under a new cookie. The person gets an email. A challenge that is unknown, used or expired, another origin, or a passkey without user verification gets 422; a passkey that was added before, also by an earlier call without an answer, gets 409.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a passkey
         * @description The name is for its owner only.
         */
        put: operations["renamePasskey"];
        post?: never;
        /**
         * Remove a passkey
         * @description Needs a second factor of the last five minutes. The last second factor that works at this host name stays (409). The person gets an email.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to use a passkey
         * @description The options for `navigator.credentials.get()` in their JSON form, with a challenge that this session can use once, for five minutes. 409 for an account without a passkey of this host name.
         */
        post: operations["startPasskeyCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass the second factor with a passkey
         * @description Counts and completes as `/auth/totp-verify` does. `verified: false` for an unknown passkey, a challenge that is unknown, used or expired, another origin, a missing user verification, or a counter that went back. The last has the code `passkeyRefused`: a copy of the passkey may exist, so it is refused from then on, and the person gets an email. Counters of synced passkeys are not compared: each device has its own.
         */
        post: operations["verifyPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass the second factor with a recovery code
         * @description Each code works once, also of 50 requests at once. Blanks, hyphens and case do not matter; O, I and L read as the digits they look like. Wrong ones count as wrong codes of `/auth/totp-verify` do; one that was used has the code `codeUsed` and does not count. The person gets an email after each use, which says when three or fewer are left.
         */
        post: operations["verifyRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-data/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a security key for one's own data
         * @description For anyone. As `/users/generate-key`: the answer and its time are the same whether or not the address has an account, and the key works for 10 minutes, for this address only. It deletes nothing. Administrators get an email that says that they can't use it. Limited per address and per account.
         */
        post: operations["requestDataKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a copy of one's own data made
         * @description For anyone with a key. A job makes the copy and mails its link to the account. A wrong key and a wrong email get the same 422. While a copy is being made, the same answer is repeated and nothing more is made. After that, another one within the day is 429 with `Retry-After`.
         */
        post: operations["requestOwnData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-data/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the copy of one's own data is
         * @description For anyone with the token of the mailed link, `/my-data#token=...`. It counts no download. A token that is unknown, over or used up gets the same 422.
         */
        post: operations["readOwnData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a copy of a member's data made for the member
         * @description For administrators. The copy is the one of `/my-data`, and its link goes to the member's address only. One a day and member: another one is 409.
         */
        post: operations["exportMemberData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        SignIn: {
            /** @description Sent in lower case; the server compares in lower case. */
            email: string;
            /** @description As typed: blanks and case count. It is compared in Unicode's form NFC (RFC 8265), because systems type the same letter as one or two characters. */
            password: string;
            /** @description The role for the sign-in; the panel always sends `ADMIN`. It can only restrict: an account without that role is refused like a wrong password, and no value grants anything. */
            role?: string;
        };
        /** @description Opaque id; a UUID v7 on the reference server. */
        Id: string;
        /** @description What a person may do; `x-permissions` at the top of the contract says it in words. */
        Permission: string;
        /** @description What the panel keeps of the person who signed in, for display and routing only. */
        SessionUser: {
            id?: components["schemas"]["Id"];
            /** @description Name to show. */
            userName?: string;
            /** @description The same in the spelling of some backends. */
            username?: string;
            email?: string;
            /** @description Compared in upper case; `ADMIN` has full access. */
            role: string;
            /** @description The account has a second factor, so the panel asks for a code instead of a set-up. Missing, it counts as no. */
            is2FAEnabled?: boolean;
            /** @description The account has an authenticator, so the panel asks for its code. Missing, it counts as yes for an account with a second factor. */
            hasAuthenticator?: boolean;
            /** @description The account has a passkey for this host name, so the panel offers it. */
            hasPasskey?: boolean;
            /** @description What the person may do, for display only: the server decides. Missing, it counts as everything. */
            permissions?: components["schemas"]["Permission"][];
        };
        /**
         * @description The error for a program; the reference server sends one with every error. Each belongs to one status. A server may omit it: the panel then uses status and message.
         * @enum {string}
         */
        ErrorCode: "invalidRequest" | "notSignedIn" | "badCredentials" | "forbidden" | "missingPermission" | "secondFactorNotFresh" | "twoFactorRequired" | "alreadyEnrolled" | "requestNotAllowed" | "wrongAddress" | "notFound" | "methodNotAllowed" | "requestTimeout" | "conflict" | "notEligible" | "lastOwner" | "alreadyUndone" | "changedSince" | "notUndoable" | "firstDecider" | "alreadyAppealed" | "alreadyLifted" | "appealOver" | "nothingKept" | "payloadTooLarge" | "unsupportedMediaType" | "unprocessable" | "tooManyRequests" | "headersTooLarge" | "internal" | "invalidSignature" | "notImplemented" | "restarting" | "unavailable";
        FieldError: {
            /** @description Name of the property or parameter, as it was sent. */
            field: string;
            /** @description What is wrong with it, for a person. */
            message: string;
        };
        /** @description The body of every 4xx and 5xx answer. */
        Error: {
            /** @description A sentence for a person. Plain text; the panel cuts it at 300 characters. */
            message: string;
            code?: components["schemas"]["ErrorCode"];
            /** @description One entry for each field that was refused. */
            errors?: components["schemas"]["FieldError"][];
            /**
             * Format: uri
             * @description With `wrongAddress`, the address at which people open the panel. Missing, none is shown.
             */
            publicUrl?: string;
        };
        /** @description The answer of a change that has nothing else to say. */
        Message: {
            /** @description A sentence for a person. Plain text; the panel cuts it at 300 characters. */
            message: string;
        };
        ForgotPassword: {
            /**
             * Format: email
             * @description 'Email is required'; 'Invalid email address'.
             */
            email: string;
        };
        ResetPassword: {
            /** @description Token of the reset link. */
            token: string;
            /** @description 'Password is required'; 'Password must be at least 8 characters'; 'Password must be at most 20 characters'. As typed, and compared like that of a sign-in. */
            password: string;
        };
        TotpCode: {
            /** @description The code that the app shows. 'TOTP code is required'; 'Code must be 6 digits'; 'Code must contain only digits'. */
            token: string;
        };
        /**
         * @description Why a right second factor was not accepted: a code that was used already (`codeUsed`), which does not count as an attempt, or a passkey of which a copy may exist (`passkeyRefused`).
         * @enum {string}
         */
        SecondFactorRefusal: "codeUsed" | "passkeyRefused";
        /**
         * Format: date-time
         * @description After an accepted second factor, until when calls that need a fresh one accept this session. The panel asks again before such a call then, instead of after its refusal (`secondFactorNotFresh`).
         */
        FreshUntil: string;
        SecurityKeyRequest: {
            /**
             * Format: email
             * @description Of the account to delete, in lower case. 'Invalid Email'.
             */
            email: string;
        };
        AccountDeletion: {
            /**
             * Format: email
             * @description Of the account to delete, in lower case. 'Invalid Email'.
             */
            email: string;
            /** @description As mailed; the server ignores case, spaces and hyphens. */
            securityKey: string;
        };
        /**
         * @description What an approval of citizenship lacks.
         * @enum {string}
         */
        RefusalCode: "banned" | "emailNotConfirmed" | "passportMissing";
        /** @description A member whose badge request is pending. */
        PendingBadge: {
            id: components["schemas"]["Id"];
            fullName: string | null;
            email: string | null;
            phone: string | null;
            /** @description Image source; null or empty shows the default avatar. */
            profilePic: string | null;
            /**
             * Format: date-time
             * @description Since when the request waits.
             */
            requestedAt?: string;
            /** @description Why an approval would be refused now; missing if it would not be. */
            refusal?: {
                code: components["schemas"]["RefusalCode"];
                /** @description With the way on. */
                message: string;
            };
        };
        /** @description A note for the team about the member of the decision, or the author of its post: kept as by `POST /users/{id}/notes`, in one step with the decision, and in no email. Needs the permission `notes.write`. The caller's note with the same text about the same member is kept once. */
        DecisionNote: string;
        BadgeDecision: {
            /**
             * @description 2 approves, 0 rejects (the member may apply again).
             * @enum {integer}
             */
            approved: 0 | 2;
            /** @description The reason in the person's own words. Saved in the record, never in a log. */
            reason?: string;
            /** @description Whether the member gets an email with the decision and the reason. Nothing brings it back. */
            notify?: boolean;
            note?: components["schemas"]["DecisionNote"];
        };
        /** @description Id of the entry of this change, for `POST /record/{id}/undo`. Missing if the change cannot be undone, or changed nothing. */
        RecordEntry: string;
        /**
         * @description What the record names and the trash holds.
         * @enum {string}
         */
        NamedKind: "member" | "post" | "announcement" | "plan";
        /** @description One field, before and after. A value is text: `true` or `false`, a number, a date and time as in other answers, a list with one item on each line; null for none. */
        FieldChange: {
            field: string;
            before: string | null;
            after: string | null;
        };
        /** @description Whether the action can be undone now. */
        Undo: {
            /**
             * @description `possible`; `done`: it was undone, by `by`; `over`: it was changed since, by `by` if the record names somebody, or it is too late; `never`: such an action cannot be undone.
             * @enum {string}
             */
            state: "possible" | "done" | "over" | "never";
            /**
             * Format: date-time
             * @description The moment after which it is too late; null for no such moment.
             */
            until: string | null;
            by: {
                id: components["schemas"]["Id"];
                name: string | null;
            } | null;
        };
        /** @enum {string} */
        AppealState: "open" | "upheld" | "overturned";
        /** @description One action that somebody did. */
        Entry: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            /** @description What was done, by its name in `x-actions`. The undoing of an action has `.undo` behind its name; the undoing of that has the action's own name. There may be others. */
            action: string;
            /** @description Who did it; null for an operator at the server's shell. */
            actor: {
                id: components["schemas"]["Id"];
                /** @description Null when the account is gone for good. */
                name: string | null;
            } | null;
            /** @description To what it was done. */
            subject: {
                id: components["schemas"]["Id"];
                kind: components["schemas"]["NamedKind"];
                /** @description Full name or email of a member, title of a post or announcement, name of a plan. Null when a member is gone for good. */
                name: string | null;
                /** @description Whether it is deleted and has no page. */
                isDeleted?: boolean;
            } | null;
            /** @description The reason in the actor's own words. Plain text. */
            reason: string | null;
            /** @description The fields that changed. */
            changes: components["schemas"]["FieldChange"][];
            /** @description Id of the entry that this one undid. */
            undoes: string | null;
            undo: components["schemas"]["Undo"];
            /** @description The appeal against this decision; null or missing if there is none. */
            appeal?: {
                id: components["schemas"]["Id"];
                state: components["schemas"]["AppealState"];
            } | null;
            /** @description Whether the words of this entry were erased: `reason` is null, and so are both values of each change that had words. It can't be undone. */
            isErased?: boolean;
        };
        /**
         * @description Where the member stands on the way to being verified.
         * @enum {string}
         */
        UserStatus: "verified" | "pending_verification" | "unverified_email" | "verified_email" | "personal_info_submitted" | "declined" | "banned";
        /**
         * @description 0 not applied, 1 pending, 2 approved.
         * @enum {integer}
         */
        BadgeRequestStatus: 0 | 1 | 2;
        /** @description A member of the community. */
        User: {
            id: components["schemas"]["Id"];
            /** @description Null until personal data is submitted. */
            fullName: string | null;
            email: string | null;
            phone: string | null;
            country: string | null;
            /**
             * Format: date
             * @description A calendar date.
             */
            dateOfBirth: string | null;
            /** @description Image source; null or empty shows the default avatar. */
            profilePic: string | null;
            /** @description Signed, short-lived link to the passport file; null when there is none. */
            passport: string | null;
            /** @description Compared in upper case; `admin` rows are hidden from lists. */
            role: string;
            status: components["schemas"]["UserStatus"];
            /** @description Verified by an administrator. */
            isVerified: boolean;
            isBanned: boolean;
            /**
             * Format: date-time
             * @description When the ban ends; null without a ban, and for a ban without an end.
             */
            bannedUntil?: string | null;
            isEmailVerified: boolean;
            badgeRequestStatus: components["schemas"]["BadgeRequestStatus"];
            /** @description Signed, short-lived link to the badge certificate; null when there is none. */
            badgeFileName: string | null;
            /** @description Devices registered for push notifications. */
            devicesCount: number;
            is2FAEnabled: boolean;
            /** @description What stewards noted about the member, by number. */
            noteCount?: number;
            /**
             * Format: date-time
             * @description When the account was created.
             */
            joinedAt?: string;
        };
        /** @description Where a page stands in its list. */
        Pagination: {
            /** @description This page, from 1. */
            page: number;
            /** @description Rows on a page. */
            limit: number;
            /** @description Rows of the whole filtered list. */
            total: number;
            /** @description Pages of the whole filtered list. */
            totalPages: number;
            /** @description More rows match than `total`, which is then the `maxTotal` of the call. */
            hasMore?: boolean;
        };
        /** @description What happens to a member's documents. */
        StoredDocuments: {
            /**
             * Format: date-time
             * @description When the passport was deleted after a decision; null if it was not.
             */
            passportDeletedAt: string | null;
            /** Format: date-time */
            certificateDeletedAt: string | null;
            /**
             * Format: date-time
             * @description When the passport will be deleted; null while nothing is decided, or never.
             */
            passportDueAt: string | null;
            /** @description A hold keeps them. */
            isHeld: boolean;
        };
        /** @enum {string} */
        InviteStatus: "pending" | "approved" | "rejected" | "expired";
        /** @description An invite, on the details of the member who sent it. */
        Invitee: {
            id: components["schemas"]["Id"];
            /** @description The invited email. */
            invitedToEmail: string;
            status: components["schemas"]["InviteStatus"];
            /** Format: date-time */
            createdAt: string;
        };
        /** @description A member with the people they invited. */
        UserDetails: {
            id: components["schemas"]["Id"];
            /** @description Null until personal data is submitted. */
            fullName: string | null;
            email: string | null;
            phone: string | null;
            country: string | null;
            /**
             * Format: date
             * @description A calendar date.
             */
            dateOfBirth: string | null;
            /** @description Image source; null or empty shows the default avatar. */
            profilePic: string | null;
            /** @description Signed, short-lived link to the passport file; null when there is none. */
            passport: string | null;
            /** @description Compared in upper case; `admin` rows are hidden from lists. */
            role: string;
            status: components["schemas"]["UserStatus"];
            /** @description Verified by an administrator. */
            isVerified: boolean;
            isBanned: boolean;
            /**
             * Format: date-time
             * @description When the ban ends; null without a ban, and for a ban without an end.
             */
            bannedUntil?: string | null;
            isEmailVerified: boolean;
            badgeRequestStatus: components["schemas"]["BadgeRequestStatus"];
            /** @description Signed, short-lived link to the badge certificate; null when there is none. */
            badgeFileName: string | null;
            /** @description Devices registered for push notifications. */
            devicesCount: number;
            is2FAEnabled: boolean;
            /** @description What stewards noted about the member, by number. */
            noteCount?: number;
            /**
             * Format: date-time
             * @description When the account was created.
             */
            joinedAt?: string;
            documents?: components["schemas"]["StoredDocuments"];
            /** @description The reports of this member count for nothing. */
            isReporterMuted?: boolean;
            /** @description Invites this member sent, newest first. */
            invitees: components["schemas"]["Invitee"][];
        };
        UserNotification: {
            /** @description Of the member who gets it. */
            email: string;
            /** @description Sent trimmed. 'Please fill in both title and message'. */
            title: string;
            /** @description Sent trimmed. 'Please fill in both title and message'. */
            body: string;
        };
        /** @description An invite, on the inviter's list. */
        Invite: {
            id: components["schemas"]["Id"];
            /** @description The invited email. */
            invitedTo: string;
            status: components["schemas"]["InviteStatus"];
            /** Format: date-time */
            createdAt: string;
            /** @description The member who sent it, in the list of the invites of all members. */
            invitedBy?: {
                id: components["schemas"]["Id"];
                fullName: string | null;
            };
        };
        Post: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The author. */
            user: {
                /** @description Id of the author. */
                id?: string;
                fullName: string | null;
                email: string | null;
                /** @description Image source; null or empty shows the default avatar. */
                profilePic: string | null;
            };
        };
        /** @description Names one state of a record (AIP-154); every change gives another one. Opaque. A server that sends it expects it back with an edit, and then refuses to overwrite a state that the person has not seen. */
        Etag: string;
        Announcement: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            /** Format: date-time */
            date: string;
            /** @description Visible to members. */
            isActive: boolean;
            isPinned: boolean;
            imageUrl: string | null;
            /** Format: date-time */
            publishedAt: string | null;
            etag?: components["schemas"]["Etag"];
        };
        /** @description The position of a page in its list, and whether there are pages before and after it. */
        PaginationWithNeighbours: {
            /** @description This page, from 1. */
            page: number;
            /** @description Rows on a page. */
            limit: number;
            /** @description Rows of the whole filtered list. */
            total: number;
            /** @description Pages of the whole filtered list. */
            totalPages: number;
            /** @description There is a page before this one. */
            hasPrev: boolean;
            /** @description There is a page after this one. */
            hasNext: boolean;
        };
        AnnouncementInput: {
            /** @description 'Title is required'; 'Title must be less than 255 characters' (255 itself is allowed). */
            title: string;
            /** @description 'Description is required'; 'Description must be less than 2000 characters' (2000 itself is allowed). */
            description: string;
            /**
             * Format: date-time
             * @description 'Date is required'. From the years 1000 to 9999, in UTC; no leap second.
             */
            date: string;
            isActive: boolean;
            isPinned: boolean;
            /**
             * Format: uri
             * @description Left out when empty. Only http and https; of this server's own addresses only that of an uploaded image, which is kept with the announcement: 'Please enter a valid URL'.
             */
            imageUrl?: string;
            /**
             * Format: date-time
             * @description Left out when empty. As `date`.
             */
            publishedAt?: string;
            etag?: components["schemas"]["Etag"];
        };
        AnnouncementStats: {
            total: number;
            active: number;
            pinned: number;
            /** @description Dated today in the server's configured zone (UTC by default). */
            today: number;
        };
        /** @enum {string} */
        BillingPeriod: "month" | "year" | "lifetime";
        MembershipPlan: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Shown with $ and 2 decimals. */
            price: number;
            period: components["schemas"]["BillingPeriod"];
            description: string | null;
            summary: string | null;
            features?: string[];
            /** @description True when missing. */
            isActive?: boolean;
            /** @description Path of the uploaded file. */
            image: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            etag?: components["schemas"]["Etag"];
        };
        /** @description A price as typed, as text or number. The contract accepts any value of these types: the server checks the rule (0 to `x-maximum`, at most 2 decimals), so that its message shows at the field. */
        TypedPrice: number | string;
        MembershipPlanInput: {
            name: string;
            price: components["schemas"]["TypedPrice"];
            period: components["schemas"]["BillingPeriod"];
            description: string;
            /** @description Blank ones are dropped. */
            features: string[];
            isActive: boolean;
            /** @description Path of an uploaded file; null, empty or omitted for none. */
            image?: string | null;
        };
        MembershipPlanEdit: {
            id: components["schemas"]["Id"];
            name: string;
            price: components["schemas"]["TypedPrice"];
            period: components["schemas"]["BillingPeriod"];
            description: string;
            isActive: boolean;
            /** @description Path of an uploaded file; null or empty removes it, omitting it keeps it. */
            image?: string | null;
            etag?: components["schemas"]["Etag"];
        };
        MembershipPlanSummaryEdit: {
            id: components["schemas"]["Id"];
            name: string;
            price: components["schemas"]["TypedPrice"];
            summary: string;
            etag?: components["schemas"]["Etag"];
        };
        MembershipPlanActive: {
            isActive: boolean;
        };
        UploadRequest: {
            /** @description Name of the file on the person's device. */
            fileName: string;
            /** @description MIME type. `x-types` has those that are taken, with their names for people. */
            fileType: string;
        };
        /** @description What other stewards did. */
        Digest: {
            /**
             * Format: date-time
             * @description What is counted came after it.
             */
            since: string;
            /**
             * Format: date-time
             * @description When it was counted. Marking it as seen sends it back.
             */
            until?: string;
            /** @description Bans and their lifting, verifications, decisions on citizenship, deletions of members and posts. 1,001 stands for more than 1,000. */
            decisions: number;
            /** @description How many people made them. */
            stewards: number;
            /** @description Actions that others undid. 1,001 stands for more than 1,000. */
            undone: number;
            /**
             * Format: date-time
             * @description When the oldest waiting request for citizenship was made; null when none waits.
             */
            oldestRequestAt: string | null;
        };
        ListExport: {
            /**
             * @description The list, by the path of its page in the panel.
             * @enum {string}
             */
            list: "users" | "badge-requests" | "posts" | "announcements" | "memberships" | "invites" | "record";
            /** @description Rows in the file. */
            rows: number;
        };
        /**
         * @description The question for which a template is offered. `decline` belongs to the feature `desk`. `appeal`, for the answer to an appeal, belongs to `redress`.
         * @enum {string}
         */
        ReasonKind: "ban" | "unban" | "delete" | "reject" | "deletePost" | "decline" | "appeal";
        /** @description A reason that a steward can choose. */
        ReasonTemplate: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ReasonKind"];
            /** @description Plain text. */
            text: string;
            /** @description The organisation's rule to which the reason refers, shown beside a case. */
            rule?: string | null;
        };
        NewReasonTemplates: {
            /** @description At most 20 of a kind. */
            templates: {
                kind: components["schemas"]["ReasonKind"];
                text: string;
                rule?: string | null;
            }[];
            etag: components["schemas"]["Etag"];
        };
        /**
         * Format: date-time
         * @description When the ban ends: in the future, and at most five years from now. Null for no end. Left out, a new ban has no end, and a ban that the member already has keeps its end.
         */
        BanEnd: string | null;
        EmailPreview: {
            /** @enum {string} */
            action: "ban" | "unban" | "delete" | "approve" | "reject" | "deletePost" | "decline";
            subjectId: string;
            reason?: string;
            /** @description The end of the ban. Other actions have none. */
            until?: components["schemas"]["BanEnd"];
        };
        /** @description Something that was deleted and can be brought back. */
        Trashed: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["NamedKind"];
            /** @description Full name or email of a member, title of a post or announcement, name of a plan. */
            name: string | null;
            /** Format: date-time */
            deletedAt: string;
            /**
             * Format: date-time
             * @description When it goes for good.
             */
            goneAt: string;
            /** @description Who deleted it; null for an operator at the server's shell. */
            by: {
                id: components["schemas"]["Id"];
                name: string | null;
            } | null;
            reason: string | null;
            /** @description The entry of its deletion. */
            entryId: string;
            /** @description The reason why it cannot be restored now; null or missing if it can. */
            obstacle?: string | null;
            /** @description Whether an open appeal keeps the row until its decision, even after `goneAt`. */
            isAppealed?: boolean;
        };
        /** @description Something that happened to a member, or that they did. */
        TimelineItem: {
            /** @description Unique in the timeline. */
            id: string;
            /** Format: date-time */
            at: string;
            /**
             * @description `entry`: an action of the record, in `entry`. `joined`: the account was created, after the invitation of `invitedBy`, if there was one. `emailVerified`: they opened the link that was sent to their address. `askedForCitizenship`: the newest request.
             * @enum {string}
             */
            kind: "entry" | "joined" | "emailVerified" | "askedForCitizenship";
            entry?: components["schemas"]["Entry"];
            invitedBy?: {
                id: components["schemas"]["Id"];
                name: string | null;
            } | null;
        };
        /** @description What a steward noted about a member. */
        Note: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            /**
             * Format: date-time
             * @description When its text was last changed; null for never.
             */
            editedAt: string | null;
            /** @description Null when the account is gone for good. */
            author: {
                id: components["schemas"]["Id"];
                name: string | null;
            } | null;
            text: string;
            isPinned: boolean;
            /** @description The caller may change it. They wrote it, or its author may not write notes any more. */
            isOwn: boolean;
        };
        NewNote: {
            /** @description Plain text. */
            text: string;
            /**
             * @description Whether it stands above the others.
             * @default false
             */
            isPinned?: boolean;
        };
        /** @description What is missing stays as it is, so that a pin does not overwrite a text. */
        NoteChange: {
            /** @description Plain text. */
            text?: string;
            /** @description Whether it stands above the others. */
            isPinned?: boolean;
            /**
             * Format: date-time
             * @description `editedAt` of the text that the person saw. A text that was changed since is not overwritten (409).
             */
            editedAt?: string | null;
        };
        Erasure: {
            /** @description Why. It is in the entry of the erasure, so it does not repeat what is erased. */
            reason: string;
        };
        Ban: {
            /** @description The reason in the person's own words. Saved in the record, never in a log. */
            reason?: string;
            /** @description Whether the member gets an email that says what was done, with the reason. Nothing brings it back. */
            notify?: boolean;
            note?: components["schemas"]["DecisionNote"];
            until?: components["schemas"]["BanEnd"];
        };
        Reason: {
            /** @description The reason in the person's own words. Saved in the record, never in a log. */
            reason?: string;
            /** @description Whether the member gets an email that says what was done, with the reason. Nothing brings it back. */
            notify?: boolean;
            note?: components["schemas"]["DecisionNote"];
        };
        Decline: {
            /** @description Saved in the record, never in a log. */
            reason: string;
            /** @description Whether the member gets an email with the decision and the reason. */
            notify?: boolean;
            note?: components["schemas"]["DecisionNote"];
        };
        /** @enum {string} */
        ReportReason: "spam" | "abuse" | "personalData" | "other";
        NewReport: {
            reason: components["schemas"]["ReportReason"];
            /** @description In the member's own words. */
            text?: string;
        };
        NewNotice: {
            /** @description The id of the post, or an address of this community that ends with `/posts/` and the id. 422 if it is neither, and if no such post is shown. */
            post: string;
            /** @description Why the post is illegal, 10 to 2,000 characters without blanks around them; 422 for fewer. */
            explanation: string;
            /** @description Of the sender. 422 if it is missing, unless `isAboutChildAbuse`. */
            name?: string;
            /**
             * Format: email
             * @description Of the sender, in lower case, for the two emails. 422 if it is missing, unless `isAboutChildAbuse`.
             */
            email?: string;
            /** @description The sender believes that the notice is accurate and complete. 422 if not. */
            isInGoodFaith: boolean;
            /** @description The post is about an offence of Articles 3 to 7 of Directive 2011/93/EU. Such a notice needs neither name nor address. */
            isAboutChildAbuse?: boolean;
        };
        Queue: {
            /** @description How many cases wait. */
            waiting: number;
            /**
             * Format: date-time
             * @description Since when the oldest case waits; null if none does.
             */
            oldest: string | null;
        };
        Desk: {
            citizenship: components["schemas"]["Queue"];
            newcomers: {
                /** @description How many can be verified. */
                waiting: number;
                /**
                 * Format: date-time
                 * @description Since when the oldest of them waits; null if none does.
                 */
                oldest: string | null;
                /** @description How many still have to confirm their email. */
                unconfirmed: number;
            };
            reports: components["schemas"]["Queue"];
            appeals?: components["schemas"]["Queue"];
            /** @description How many days after the decision documents are deleted; 0 for those that stay with the account. For the settings. */
            documentDays?: {
                passport: number;
                certificate: number;
            };
            /** @description While documents are not deleted yet: from when on they are, and how many would be deleted now. Null afterwards, and where documents are never deleted. */
            retention: {
                /** Format: date-time */
                deletesFrom: string;
                due: number;
            } | null;
        };
        /** @description A member who waits to be verified. */
        Newcomer: {
            id: components["schemas"]["Id"];
            fullName: string | null;
            email: string | null;
            phone: string | null;
            /** @description Image source; null or empty shows the default avatar. */
            profilePic: string | null;
            country: string | null;
            hasPassport: boolean;
            /** Format: date-time */
            joinedAt: string;
        };
        ReportedPost: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description Name or email of the author. */
            author: string;
            /** @description The author's image source; null or empty shows the default avatar. */
            profilePic: string | null;
            /** @description How many members reported it. */
            reports: number;
            /** Format: date-time */
            firstReportedAt: string;
        };
        Report: {
            id: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            /** @description The reporter's own words. */
            text: string | null;
            /** Format: date-time */
            at: string;
            reporter: {
                id: components["schemas"]["Id"];
                /** @description Name or email. */
                name: string;
            };
        };
        /** @description A notice by somebody who need not be a member. */
        Notice: {
            id: components["schemas"]["Id"];
            reference: string;
            /** @description The sender's own words. */
            text: string;
            isAboutChildAbuse: boolean;
            /** Format: date-time */
            at: string;
            /** @description Null if it was left out. */
            name: string | null;
            /** @description Null if it was left out. */
            email: string | null;
        };
        ReportCase: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            /** Format: date-time */
            createdAt: string;
            author: {
                id: components["schemas"]["Id"];
                fullName: string | null;
                email: string | null;
                profilePic: string | null;
                isBanned: boolean;
                /** @description How many posts the author has. */
                posts: number;
                /** @description How many posts of the author were hidden after a report. */
                earlierReports: number;
            };
            /** @description The open reports, oldest first, at most 100. */
            reports: components["schemas"]["Report"][];
            /** @description The open notices by people who need not be members, oldest first, at most 100. */
            notices?: components["schemas"]["Notice"][];
            /** @description How many reports and notices are open. */
            total: number;
        };
        ReportDecision: {
            /**
             * @description `keep` leaves the post, `hide` moves it to the trash, `hideAndBan` also bans its author.
             * @enum {string}
             */
            outcome: "keep" | "hide" | "hideAndBan";
            /** @description Saved in the record, never in a log. */
            reason: string;
            /** @description Whether the members who reported the post get an email with the outcome. */
            notify?: boolean;
            /** @description Whether the author gets the email of a ban, with the reason: with `hideAndBan`, unless the author was banned before. With the feature `redress` also with `hide`: then it is the email about a deleted post, which leads to an appeal. */
            notifyAuthor?: boolean;
            note?: components["schemas"]["DecisionNote"];
        };
        MemberHints: {
            /** @description Who invited the member, then who invited that person, at most five. */
            inviters: {
                id: components["schemas"]["Id"];
                /** @description Name or email. */
                name: string;
                isBanned: boolean;
                /** @description How many members joined by their invitation. */
                joined: number;
                /** @description How many of these are banned. */
                banned: number;
            }[];
            /** @description Earlier decisions about verification, citizenship and bans, newest first, at most ten. */
            decisions: components["schemas"]["Entry"][];
            /** @description Other members with the same document, phone, or name and date of birth, or with a phone whose last nine digits are the same, at most ten. Notations of one phone number are equal. */
            lookAlikes: {
                /** @enum {string} */
                kind: "document" | "phone" | "nameAndBirthDate" | "phoneEnding";
                member: {
                    id: components["schemas"]["Id"];
                    /** @description Name or email. */
                    name: string;
                    isBanned: boolean;
                };
            }[];
            /** @description Why an approval of citizenship would be refused; null if it would not be. */
            refusal: {
                code: components["schemas"]["RefusalCode"];
                message: string;
            } | null;
        };
        /**
         * @description The queues of the desk.
         * @enum {string}
         */
        QueueName: "citizenship" | "newcomers" | "reports" | "appeals";
        /** @description A steward who looks at the same case. */
        Viewer: {
            name: string;
            /** Format: date-time */
            since: string;
        };
        /**
         * @description A decision against which a person can appeal, by its name in `EmailPreview`.
         * @enum {string}
         */
        AppealedAction: "ban" | "delete" | "reject" | "decline" | "deletePost";
        WaitingAppeal: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["AppealedAction"];
            /** @description The title of a deleted post. */
            title: string | null;
            fullName: string | null;
            email: string | null;
            /** @description Image source; null or empty shows the default avatar. */
            profilePic: string | null;
            /** Format: date-time */
            sentAt: string;
        };
        /** @description Something that overturning does not bring back. */
        Lost: {
            /**
             * @description `sessions`: where the person was signed in. `passport`, `certificate`: a document that was deleted since. `address`: another account uses the email address now, so the account cannot come back. `post`: the post, or the account of its author, was deleted for good or by its author.
             * @enum {string}
             */
            kind: "sessions" | "passport" | "certificate" | "address" | "post";
            /**
             * Format: date-time
             * @description When it went; null for unknown.
             */
            at: string | null;
        };
        AppealCase: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["AppealState"];
            action: components["schemas"]["AppealedAction"];
            /** Format: date-time */
            sentAt: string;
            /** @description The person's own words. Plain text. */
            text: string;
            member: {
                id: components["schemas"]["Id"];
                fullName: string | null;
                email: string | null;
                profilePic: string | null;
                isBanned: boolean;
                /** @description Whether the account is in the trash. */
                isDeleted: boolean;
            };
            entry: components["schemas"]["Entry"];
            /** @description The role of who made the decision, today; null if they left the team. */
            deciderRole: string | null;
            /** @description The rule to which the reason refers. */
            rule: string | null;
            /** @description The deleted post, while it is in the trash. */
            post: {
                title: string;
                description: string;
            } | null;
            /** @description What overturning would not bring back. */
            lost: components["schemas"]["Lost"][];
            /** @description The decision does not hold any more, so it can only be upheld, with an answer. */
            isLifted: boolean;
            /** @description False if the caller made the decision and somebody else may decide about the appeal. */
            mayDecide: boolean;
            /** @description The caller made the decision, and nobody else may decide. */
            hasNobodyElse: boolean;
            decision: {
                /** @enum {string} */
                outcome: "upheld" | "overturned";
                answer: string | null;
                /** Format: date-time */
                at: string;
                /** @description Null when the account is gone for good. */
                by: {
                    id: components["schemas"]["Id"];
                    name: string | null;
                } | null;
                entryId: string;
            } | null;
            /** @description Other appeals of this person, newest first, at most ten. */
            earlier: {
                id: components["schemas"]["Id"];
                action: components["schemas"]["AppealedAction"];
                /** Format: date-time */
                sentAt: string;
                state: components["schemas"]["AppealState"];
            }[];
        };
        AppealDecision: {
            /** @enum {string} */
            outcome: "uphold" | "overturn";
            /** @description For the person, in the email about the decision. To uphold needs one of at least 20 characters. */
            answer?: string;
        };
        NewAppeal: {
            /** @description From the fragment of the link, so that no server logs it with an address. */
            token: string;
            /** @description The person's own words. Plain text. */
            text: string;
        };
        /** @description What the page behind the link shows. It names no administrator. */
        AppealPage: {
            /**
             * @description `ready`: an appeal can be sent. `sent`: one waits for a decision. `decided`: it has its answer. `lifted`: the decision does not hold any more, without an appeal. `over`: it is too late to appeal. `gone`: the account was deleted for good, and nothing is kept any more.
             * @enum {string}
             */
            state: "ready" | "sent" | "decided" | "lifted" | "over" | "gone";
            /** @description Null when it is gone. */
            decision: {
                action: components["schemas"]["AppealedAction"];
                /** @description The title of a deleted post. */
                title: string | null;
                /** Format: date-time */
                decidedAt: string;
                reason: string | null;
                /** @description The rule to which the reason refers. */
                rule: string | null;
                /** Format: date-time */
                bannedUntil: string | null;
                /**
                 * Format: date-time
                 * @description Until when an appeal can be sent.
                 */
                appealUntil: string;
                /** @description Other ways to object, in the words of the deployment. */
                otherWays: string | null;
            } | null;
            /** @description Null when there is none. */
            appeal: {
                /** @description Names it in a conversation. */
                reference: string;
                text: string;
                /** Format: date-time */
                sentAt: string;
                /** @enum {string|null} */
                outcome: "upheld" | "overturned" | null;
                answer: string | null;
                /** Format: date-time */
                decidedAt: string | null;
            } | null;
        };
        AppealToken: {
            /** @description From the fragment of the link, so that no server logs it with an address. */
            token: string;
        };
        AppealLink: {
            /** Format: email */
            email: string;
        };
        Day: {
            /** Format: date */
            day: string;
            /** @description Members who joined, without administrators and deleted members. */
            joined: number;
            /** @description Members who were verified. */
            verified: number;
            /** @description Members who were verified or declined. */
            newcomersDecided: number;
            /** @description Requests for citizenship. */
            requested: number;
            /** @description Requests that were approved. */
            approved: number;
            /** @description Requests that were rejected. */
            rejected: number;
            /** @description Members who were banned. */
            banned: number;
            /** @description Reports of posts. */
            reported: number;
            /** @description Reports of posts that were decided. */
            reportsDecided: number;
        };
        AgedQueue: {
            /** @description How many cases wait. */
            waiting: number;
            /**
             * Format: date-time
             * @description Since when the oldest case waits; null if none does.
             */
            oldest: string | null;
            /** @description How many arrived today, in the six days before, in the 23 days before these, and earlier. */
            ages: {
                today: number;
                week: number;
                month: number;
                older: number;
            };
        };
        Numbers: {
            /** @description Every day, the oldest first. The last one is today. */
            days: components["schemas"]["Day"][];
            /** @description The queues whose cases the caller may decide. */
            queues: {
                citizenship?: components["schemas"]["AgedQueue"];
                newcomers?: components["schemas"]["AgedQueue"];
                reports?: components["schemas"]["AgedQueue"];
                appeals?: components["schemas"]["AgedQueue"];
            };
        };
        Process: {
            version: string;
            /** @description The roles of the process. `web` answers requests, `jobs` sends emails, `clock` runs recurring tasks. */
            roles: ("web" | "jobs" | "clock")[];
            /** Format: date-time */
            startedAt: string;
            /**
             * Format: date-time
             * @description The last heartbeat of the process.
             */
            seenAt: string;
        };
        JobQueue: {
            /** @description The name of the queue, such as `email` or `push`. Other servers may have other queues. */
            name: string;
            /** @description Jobs that are due and not started yet. */
            waiting: number;
            /** @description Failed jobs that are tried again later. */
            retrying: number;
            running: number;
            /** @description Jobs that were given up in the last hour. */
            failed: number;
            /**
             * Format: date-time
             * @description The time from which the oldest unfinished job waits; null without jobs.
             */
            oldest: string | null;
        };
        Operations: {
            /**
             * Format: date-time
             * @description The server's clock. Compare the other times with it.
             */
            measuredAt: string;
            /** @description The database with its version. */
            database: string;
            /** @description The running processes of the server, the oldest first. */
            processes: components["schemas"]["Process"][];
            /** @description The jobs of each queue. */
            queues: components["schemas"]["JobQueue"][];
            /** @description Entries of the record that wait for their seal, which a running server makes within seconds, and the result of the last nightly verification. */
            record: {
                unsealed: number;
                /** Format: date-time */
                oldestUnsealed: string | null;
                /**
                 * Format: date-time
                 * @description When the record was last verified; null before the first time.
                 */
                verifiedAt: string | null;
                /** @description Null before the first verification. */
                isIntact: boolean | null;
            };
            backup: {
                /**
                 * Format: date-time
                 * @description The time of the last backup; null before the first backup.
                 */
                lastAt: string | null;
            };
            /** @description The last attempt to restore a backup as a test. */
            drill: {
                /** Format: date-time */
                lastAt: string | null;
                /** @description Null before the first drill. */
                hasPassed: boolean | null;
            };
            /** @description The disk with the data folder of the answering process, in bytes. Null for a process without a data folder. */
            disk: {
                size: number;
                free: number;
            } | null;
        };
        /**
         * @description A name for a set of permissions; `x-roles` at the top of the contract lists them.
         * @enum {string}
         */
        TeamRole: "owner" | "steward" | "reviewer" | "publisher" | "viewer";
        TeamMember: {
            id: components["schemas"]["Id"];
            name: string | null;
            email: string;
            role: components["schemas"]["TeamRole"];
            isSuspended: boolean;
            hasAuthenticator: boolean;
            /** @description Number of passkeys. */
            passkeys: number;
            /**
             * Format: date-time
             * @description Of the newest session, or of the last sign-in; null for somebody who never signed in.
             */
            lastSeenAt: string | null;
            /** @description Open sessions past the second factor. */
            sessions: number;
        };
        TeamInvitation: {
            id: components["schemas"]["Id"];
            email: string;
            role: components["schemas"]["TeamRole"];
            /** @description Name of the owner; null for the operator's command. */
            invitedBy: string | null;
            /**
             * Format: date-time
             * @description When the link ends. In the past if it has ended.
             */
            expiresAt: string;
        };
        Team: {
            members: components["schemas"]["TeamMember"][];
            invitations: components["schemas"]["TeamInvitation"][];
        };
        TeamRoleChange: {
            role: components["schemas"]["TeamRole"];
        };
        TeamInvite: {
            /** Format: email */
            email: string;
            role: components["schemas"]["TeamRole"];
        };
        SentInvitation: {
            invitation: components["schemas"]["TeamInvitation"];
            /** @description Address of `/join-team` with its token. */
            link: string;
        };
        TeamToken: {
            /** @description Token of the link. */
            token: string;
        };
        ReadInvitation: {
            email: string;
            role: components["schemas"]["TeamRole"];
            invitedBy: string | null;
            /** Format: date-time */
            expiresAt: string;
        };
        JoinTeam: {
            /** @description Token of the link. */
            token: string;
            /** @description Shown to the team and in the record. */
            name: string;
            /** @description Under the rules of a reset (2.6). */
            password: string;
        };
        Passkey: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The host name for which it was made. */
            host: string;
            /** @description It can pass the second factor. */
            isUsable: boolean;
            /**
             * @description Why it isn't usable: the deployment has another host name now (`otherHost`), or its counter went back and a copy of it may exist (`refused`). Missing for a usable one.
             * @enum {string}
             */
            obstacle?: "otherHost" | "refused";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
        };
        OwnSession: {
            id: components["schemas"]["Id"];
            /** @description Browser and system, as far as known. */
            device: string | null;
            /** @description Block of the address, not the address itself. */
            network: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            isCurrent: boolean;
        };
        OwnAccount: {
            id: components["schemas"]["Id"];
            name: string | null;
            email: string;
            role: components["schemas"]["TeamRole"];
            permissions: components["schemas"]["Permission"][];
            /**
             * Format: date-time
             * @description When the authenticator was set up; null without one.
             */
            authenticatorAt: string | null;
            passkeys: components["schemas"]["Passkey"][];
            recoveryCodesLeft: number;
            sessions: components["schemas"]["OwnSession"][];
        };
        PasswordChange: {
            current: string;
            /** @description Under the rules of a reset (2.6). */
            password: string;
        };
        RecoveryCodes: {
            codes: string[];
        };
        /** @description In the JSON form of WebAuthn; the browser's own parser reads it. */
        PasskeyOptions: {
            [key: string]: unknown;
        };
        NewPasskey: {
            name: string;
            /** @description RegistrationResponseJSON of WebAuthn. */
            response: {
                [key: string]: unknown;
            };
        };
        PasskeyName: {
            name: string;
        };
        PasskeyAnswer: {
            /** @description AuthenticationResponseJSON of WebAuthn. */
            response: {
                [key: string]: unknown;
            };
        };
        RecoveryCode: {
            code: string;
        };
        DataKeyRequest: {
            /**
             * Format: email
             * @description Of the account, in lower case. 'Invalid Email'.
             */
            email: string;
        };
        OwnDataRequest: {
            /**
             * Format: email
             * @description Of the account, in lower case. 'Invalid Email'.
             */
            email: string;
            /** @description As mailed; the server ignores case, spaces and hyphens. */
            securityKey: string;
            /** @description BCP 47 tag of the page to read in the copy. By default, and for one that the server lacks, the deployment's language. */
            language?: string;
        };
        OwnDataToken: {
            /** @description As in the fragment of the mailed link. */
            token: string;
        };
        OwnData: {
            /** @description Address of the ZIP file, which answers a GET without a session. Each GET counts as one of the three downloads. The file is never stored by a cache. */
            link: string;
            /**
             * Format: date-time
             * @description When the link ends, 24 hours after the copy was made.
             */
            until: string;
            downloadsLeft: number;
            /** @description The size of the file. */
            bytes: number;
        };
    };
    responses: {
        /** @description The request does not match this contract: not JSON, a missing or unknown property, a wrong type, a value out of bounds, a repeated or unknown query parameter. `errors` names each field; if the specification states a text for the rule, that text is the field's message. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request isn't valid",
                 *       "code": "invalidRequest",
                 *       "errors": [
                 *         {
                 *           "field": "page",
                 *           "message": "Must be a whole number from 1 to 1000000"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Refused by the origin guard: the request did not come from the panel's own origin by fetch. */
        RequestNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the server reads. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is too large",
                 *       "code": "payloadTooLarge"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Send JSON",
                 *       "code": "unsupportedMediaType"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A rate limit is reached. Nothing was done. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many attempts. Please try again in 60 seconds.",
                 *       "code": "tooManyRequests"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed; the message never says more. One failure has a meaning: `invalidSignature`, or the message 'invalid signature' without a code, means that the session cookie fails its check, and ends the session in the panel. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server is too busy or is stopping. Nothing was done. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The server is busy. Please try again.",
                 *       "code": "unavailable"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session, an expired one, or one that was revoked (sign-out, ban, password reset). */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please sign in",
                 *       "code": "notSignedIn"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's answer is still valid: its `ETag` matches `If-None-Match`. No body. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The session may not make this call. A session that has passed only the password gets `twoFactorRequired`, 'Two-factor authentication required'; another role gets `forbidden`, 'Only for administrators'; a request that did not come from the panel's own origin by fetch gets `requestNotAllowed`, 'Request not allowed' (the guard of every call that changes state, the GETs included). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such record, or not for this role. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Not found",
                 *       "code": "notFound"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description This was decided already, or it is about the caller or an administrator. Where the record has the decision, the message says who made it and when, in the time zone of the deployment. */
        DecisionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @description What somebody else did first, by the record. */
                    entry?: components["schemas"]["Entry"];
                };
            };
        };
        /** @description Nobody can ban or delete themselves or an administrator through these calls. */
        Protected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Administrators can't be changed here",
                 *       "code": "conflict"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record is in a state that does not allow this, or another call was first. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This request has already been decided",
                 *       "code": "conflict"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request matches the contract but breaks a rule. `errors` names the fields, if any. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please check the fields",
                 *       "code": "unprocessable",
                 *       "errors": [
                 *         {
                 *           "field": "price",
                 *           "message": "Price must be a number from 0 to 1000000"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The announcement as it is now. */
        AnnouncementSaved: {
            headers: {
                "Record-Entry"?: components["schemas"]["RecordEntry"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Announcement saved successfully",
                 *       "data": {
                 *         "id": "01932c0a-2f42-7d57-8619-b3e508fa2d75",
                 *         "title": "Planned maintenance",
                 *         "description": "The app will be away for an hour on Sunday morning.",
                 *         "date": "2026-11-15T08:00:00.000Z",
                 *         "isActive": true,
                 *         "isPinned": false,
                 *         "imageUrl": "https://images.example.org/maintenance.png",
                 *         "publishedAt": "2026-11-14T12:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    message: string;
                    data: components["schemas"]["Announcement"];
                };
            };
        };
        /** @description The announcement has another `etag` than the request: somebody else has changed it. Nothing was done; `data` is the announcement as it is now. */
        AnnouncementChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Someone else has changed this announcement. Nothing was saved.",
                 *       "code": "conflict",
                 *       "data": {
                 *         "id": "01932c0a-2f42-7d57-8619-b3e508fa2d75",
                 *         "title": "Planned maintenance, two hours",
                 *         "description": "The app will be away for two hours on Sunday morning.",
                 *         "date": "2026-11-15T08:00:00.000Z",
                 *         "isActive": true,
                 *         "isPinned": false,
                 *         "imageUrl": null,
                 *         "publishedAt": null,
                 *         "etag": "1781514000987654"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    data: components["schemas"]["Announcement"];
                    /** @description What somebody else did first, by the record. */
                    entry?: components["schemas"]["Entry"];
                };
            };
        };
        /** @description The list. */
        Plans: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "01932c0b-3053-7e68-972a-c4f619ab3e86",
                 *           "name": "Gold",
                 *           "price": 19.9,
                 *           "period": "month",
                 *           "description": "For those who want everything.",
                 *           "summary": "Everything, every month.",
                 *           "features": [
                 *             "All events",
                 *             "Magazine"
                 *           ],
                 *           "isActive": true,
                 *           "image": null,
                 *           "createdAt": "2026-09-01T10:00:00.000Z",
                 *           "updatedAt": "2026-10-20T16:45:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["MembershipPlan"][];
                };
            };
        };
        /** @description The plan as it is now. */
        PlanSaved: {
            headers: {
                "Record-Entry"?: components["schemas"]["RecordEntry"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Membership saved successfully!",
                 *       "data": {
                 *         "id": "01932c0b-3053-7e68-972a-c4f619ab3e86",
                 *         "name": "Gold",
                 *         "price": 19.9,
                 *         "period": "month",
                 *         "description": "For those who want everything.",
                 *         "summary": null,
                 *         "features": [],
                 *         "isActive": true,
                 *         "image": "/api/files/images/5f2e8c6a.png",
                 *         "createdAt": "2026-09-01T10:00:00.000Z",
                 *         "updatedAt": "2026-09-01T10:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    message: string;
                    data: components["schemas"]["MembershipPlan"];
                };
            };
        };
        /** @description The plan has another `etag` than the request: somebody else has changed it. Nothing was done; `data` is the plan as it is now. */
        PlanChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Someone else has changed this membership. Nothing was saved.",
                 *       "code": "conflict",
                 *       "data": {
                 *         "id": "01932c0b-3053-7e68-972a-c4f619ab3e86",
                 *         "name": "Gold",
                 *         "price": 29.9,
                 *         "period": "month",
                 *         "description": "For those who want everything.",
                 *         "summary": null,
                 *         "features": [],
                 *         "isActive": true,
                 *         "image": "/api/files/images/5f2e8c6a.png",
                 *         "createdAt": "2026-09-01T10:00:00.000Z",
                 *         "updatedAt": "2026-10-20T16:45:00.000Z",
                 *         "etag": "1781514000987654"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    data: components["schemas"]["MembershipPlan"];
                    /** @description What somebody else did first, by the record. */
                    entry?: components["schemas"]["Entry"];
                };
            };
        };
        /** @description Nothing was undone. `alreadyUndone`: somebody was first. `changedSince`: the record is not as the action left it, or it is too late. `notUndoable`: such an action cannot be undone. The message says who it was, and `data` is the entry as it is now. */
        NotUndone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Ana Duarte has changed this since",
                 *       "code": "changedSince",
                 *       "data": {
                 *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                 *         "at": "2026-11-21T10:22:05.000Z",
                 *         "action": "user.ban",
                 *         "actor": {
                 *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                 *           "name": "Marta Reis"
                 *         },
                 *         "subject": {
                 *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                 *           "kind": "member",
                 *           "name": "João Almeida"
                 *         },
                 *         "reason": "Spam in three posts",
                 *         "changes": [
                 *           {
                 *             "field": "isBanned",
                 *             "before": "false",
                 *             "after": "true"
                 *           }
                 *         ],
                 *         "undoes": null,
                 *         "undo": {
                 *           "state": "over",
                 *           "until": null,
                 *           "by": {
                 *             "id": "01932c07-8a52-7d11-8c3e-6f2a9b4d7e20",
                 *             "name": "Ana Duarte"
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    data?: components["schemas"]["Entry"];
                };
            };
        };
        /** @description The list has another `etag` than the request: somebody else has changed it, as `entry` says. Nothing was done; read it again. */
        TemplatesChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Ana Duarte has changed the reasons. Nothing was saved.",
                 *       "code": "conflict",
                 *       "entry": {
                 *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c02",
                 *         "at": "2026-11-21T10:22:05.000Z",
                 *         "action": "reason-templates.update",
                 *         "actor": {
                 *           "id": "01932c07-8a52-7d11-8c3e-6f2a9b4d7e20",
                 *           "name": "Ana Duarte"
                 *         },
                 *         "subject": null,
                 *         "reason": null,
                 *         "changes": [
                 *           {
                 *             "field": "templates",
                 *             "before": "ban: Spam",
                 *             "after": "ban: Spam or advertising"
                 *           }
                 *         ],
                 *         "undoes": null,
                 *         "undo": {
                 *           "state": "never",
                 *           "until": null,
                 *           "by": null
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    entry?: components["schemas"]["Entry"];
                };
            };
        };
        /** @description The end of the ban is over already, or too far away. */
        ImpossibleEnd: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please check the fields",
                 *       "code": "unprocessable",
                 *       "errors": [
                 *         {
                 *           "field": "until",
                 *           "message": "Must be in the future"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The permission is missing, or the session has not passed its second factor in the last five minutes: `/auth/totp-verify` or `/auth/passkey` passes it again. */
        NotFresh: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nothing was erased: somebody was first, the record has no words about the person, the person is an administrator (`notEligible`), or a legal hold keeps them. `entry` is the earlier erasure or the hold. */
        NotErased: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The record has no words about this person",
                 *       "code": "conflict"
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    entry?: components["schemas"]["Entry"];
                };
            };
        };
        /** @description The token is unknown, of another kind or no longer kept. */
        InvalidAppealLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This link is invalid or has expired",
                 *       "code": "unprocessable"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The state of the record does not allow it. The message says why, and what to do. */
        NotPossible: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The panel sends `hearth` with every call. This GET changes state, so a server without Fetch Metadata from the browser (plain http on a local network) may require the header and answer 403 without it.
         * @example hearth
         */
        RequestedWith: string;
        /**
         * @description Id of the record. Opaque; a UUID v7 on the reference server.
         * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
         */
        Id: string;
        /**
         * @description Page number, counted from 1. A page past the end is an empty list with the true total.
         * @example 1
         */
        Page: number;
        /**
         * @description Rows on a page.
         * @example 10
         */
        Limit: number;
        /**
         * @description Marks a request that may be sent again because its answer was lost (draft-ietf-httpapi-idempotency-key-header). The same request with the same key is done once, and gets the same answer for 24 hours. While the first one is under way a repetition is 409; another request with that key is 422. A key is random and belongs to the account.
         * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
         */
        IdempotencyKey: string;
        /**
         * @description The `etag` of the record that the person saw. If the record has another one by now, nothing is done and the answer is 409. Without it there is no such check.
         * @example 1781514000123456
         */
        Etag: components["schemas"]["Etag"];
        /**
         * @description The `next` of the page before. Without it, the newest page.
         * @example 1763720525000.01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01
         */
        Before: string;
        /**
         * @description Entries on a page.
         * @example 50
         */
        "Limit-2": number;
        /**
         * @description At most so many, from the start of the queue.
         * @example 200
         */
        Most: number;
    };
    requestBodies: {
        AnnouncementBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Planned maintenance",
                 *       "description": "The app will be away for an hour on Sunday morning.",
                 *       "date": "2026-11-15T08:00:00.000Z",
                 *       "isActive": true,
                 *       "isPinned": false,
                 *       "imageUrl": "https://images.example.org/maintenance.png",
                 *       "publishedAt": "2026-11-14T12:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["AnnouncementInput"];
            };
        };
        Note: {
            content: {
                /**
                 * @example {
                 *       "text": "Called by phone, is the sister of Ana.",
                 *       "isPinned": true
                 *     }
                 */
                "application/json": components["schemas"]["NewNote"];
            };
        };
        NoteChange: {
            content: {
                /**
                 * @example {
                 *       "isPinned": true
                 *     }
                 */
                "application/json": components["schemas"]["NoteChange"];
            };
        };
        Erasure: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked by letter"
                 *     }
                 */
                "application/json": components["schemas"]["Erasure"];
            };
        };
        Ban: {
            content: {
                /**
                 * @example {
                 *       "reason": "Spam in three posts",
                 *       "until": "2026-12-12T10:22:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["Ban"];
            };
        };
        Reason: {
            content: {
                /**
                 * @example {
                 *       "reason": "Spam in three posts"
                 *     }
                 */
                "application/json": components["schemas"]["Reason"];
            };
        };
        HoldReason: {
            content: {
                /**
                 * @example {
                 *       "reason": "The case is with a lawyer"
                 *     }
                 */
                "application/json": {
                    reason: string;
                    note?: components["schemas"]["DecisionNote"];
                };
            };
        };
        MuteReason: {
            content: {
                /**
                 * @example {
                 *       "reason": "Reported every post of one member, after two warnings"
                 *     }
                 */
                "application/json": {
                    /** @description Saved in the record, never in a log. */
                    reason: string;
                    note?: components["schemas"]["DecisionNote"];
                };
            };
        };
    };
    headers: {
        /**
         * @description The session cookie: httpOnly, SameSite=Strict, Path=/, no Domain; `__Host-sid` with Secure on https, `sid` on plain-http loopback. An expired one ends the session. A complete session also brings a device cookie, see there.
         * @example __Host-sid=nT3kq0; Path=/; Secure; HttpOnly; SameSite=Strict
         */
        SessionCookie: string;
        /**
         * @description Whole seconds to wait before the next try (RFC 9110, section 10.2.3).
         * @example 60
         */
        RetryAfter: number;
        /**
         * @description Makes the browser known for one account, for 180 days: `__Host-device-` or, on plain-http loopback, `device-` with a name for the account. It grants no access; with it, guesses by others do not count against the browser.
         * @example __Host-device-1f0c9a7b=k2Xw; Path=/; Secure; HttpOnly; SameSite=Strict
         */
        DeviceCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana.sousa@example.org",
                 *       "password": "correct horse 9",
                 *       "role": "ADMIN"
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description The password is right; a partial session has begun. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Signed in",
                     *       "data": {
                     *         "user": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "userName": "Ana Sousa",
                     *           "email": "ana.sousa@example.org",
                     *           "role": "ADMIN",
                     *           "is2FAEnabled": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        message?: string;
                        data: {
                            user: components["schemas"]["SessionUser"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not this pair of email and password, or not this role. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Invalid email or password",
                     *       "code": "badCredentials"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["RequestNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The panel sends `hearth` with every call. This GET changes state, so a server without Fetch Metadata from the browser (plain http on a local network) may require the header and answer 403 without it.
                 * @example hearth
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Logged out successfully"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: components["responses"]["RequestNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana.sousa@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            /** @description The request was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If an account with that email exists, a password reset link has been sent to your email."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["RequestNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "kq3V0nT8xYw1mS5rZ7bC2dF4gH6jL9pQ",
                 *       "password": "correct horse 9"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description The new password holds. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["DeviceCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Password reset successfully! You can now login with your new password."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["RequestNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The token is not valid, or the password may not be used. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query: {
                /**
                 * @description Token of the verification link.
                 * @example kq3V0nT8xYw1mS5rZ7bC2dF4gH6jL9pQ
                 */
                token: string;
            };
            header?: {
                /**
                 * @description The panel sends `hearth` with every call. This GET changes state, so a server without Fetch Metadata from the browser (plain http on a local network) may require the header and answer 403 without it.
                 * @example hearth
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Account verified successfully"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["RequestNotAllowed"];
            /** @description The token is unknown or has expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This verification link is invalid or has expired",
                     *       "code": "unprocessable"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUpTotp: {
        parameters: {
            query?: {
                /**
                 * @description Makes another secret, whether one is pending or not.
                 * @example false
                 */
                renew?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pending secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "qr": "data:image/png;base64,iVBORw0KGgo=",
                     *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
                     *     }
                     */
                    "application/json": {
                        /** @description Image source that shows the key URI; a PNG data URL on the reference server. */
                        qr: string;
                        /** @description The same secret in base32, to type in by hand. */
                        secret: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The account is enrolled and this session has not verified a code in the last five minutes, or the guard refused the request. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["TotpCode"];
            };
        };
        responses: {
            /** @description The code was judged. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The code was right and the session is complete. */
                        verified: boolean;
                        code?: components["schemas"]["SecondFactorRefusal"];
                        freshUntil?: components["schemas"]["FreshUntil"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RequestNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    generateSecurityKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana.sousa@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["SecurityKeyRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If an account with that email exists, a security key has been sent to it."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["RequestNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOwnAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana.sousa@example.org",
                 *       "securityKey": "7KQ2-M4XR-9TBN-C3WF-LH6P-D8VJ-YA"
                 *     }
                 */
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description The account is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your account has been deleted"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["RequestNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Not this pair of email and key, or the key was used or has expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPendingBadges: {
        parameters: {
            query?: {
                /**
                 * @description At most so many, from the start of the queue. Without it the whole list.
                 * @example 200
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "fullName": "João Almeida",
                     *           "email": "joao.almeida@example.org",
                     *           "phone": "+351 912 000 111",
                     *           "profilePic": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PendingBadge"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgeDecision"];
            };
        };
        responses: {
            /** @description The decision holds. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Citizenship approved successfully"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DecisionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Page number, counted from 1. A page past the end is an empty list with the true total.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Words that full name, email and phone contain, in any order and case. `%` and `_` are literal. Empty means no filter. A server may ignore accents, vowel points and the notation of phones, and read an address as a mail has it, `Ana <ana@example.org>,`. If nobody matches, it may answer with those who match except for one typo in a word, or whose phone has the same last nine digits.
                 * @example sousa
                 */
                search?: string;
                /**
                 * @description User Status: 1 Verified, 0 Pending.
                 * @example 1
                 */
                isVerified?: 0 | 1;
                /**
                 * @description User Status: Banned.
                 * @example true
                 */
                isBanned?: true;
                /**
                 * @description Citizenship Status: 0 Not Applied, 1 Pending, 2 Approved.
                 * @example 2
                 */
                badgeRequestStatus?: 0 | 1 | 2;
                /**
                 * @description The order: by name, where the email stands for a missing name, or by the time of joining; descending with a minus. Equal values are ordered by id. Without it `-joined`.
                 * @example name
                 */
                sort?: "name" | "-name" | "joined" | "-joined";
                /**
                 * @description The most matches of `search` to count. If more members match, `total` is this number, `hasMore` is true, and the list ends there. Without `search` the total is exact. Without the parameter every match is counted, which takes seconds in a very large community.
                 * @example 10000
                 */
                maxTotal?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "fullName": "João Almeida",
                     *           "email": "joao.almeida@example.org",
                     *           "phone": "+351 912 000 111",
                     *           "country": "Portugal",
                     *           "dateOfBirth": "1988-04-17",
                     *           "profilePic": "/api/files/avatars/8d55.webp",
                     *           "passport": "/api/documents/passport/8d55?sig=kq3V0n",
                     *           "role": "user",
                     *           "status": "verified",
                     *           "isVerified": true,
                     *           "isBanned": false,
                     *           "isEmailVerified": true,
                     *           "badgeRequestStatus": 2,
                     *           "badgeFileName": "/api/documents/badge/8d55?sig=xYw1mS",
                     *           "devicesCount": 2,
                     *           "is2FAEnabled": false
                     *         },
                     *         {
                     *           "id": "01932c07-9b14-7a6e-b1c0-2f9d5e8a3c42",
                     *           "fullName": null,
                     *           "email": "new.member@example.org",
                     *           "phone": null,
                     *           "country": null,
                     *           "dateOfBirth": null,
                     *           "profilePic": null,
                     *           "passport": null,
                     *           "role": "user",
                     *           "status": "unverified_email",
                     *           "isVerified": false,
                     *           "isBanned": false,
                     *           "isEmailVerified": false,
                     *           "badgeRequestStatus": 0,
                     *           "badgeFileName": null,
                     *           "devicesCount": 0,
                     *           "is2FAEnabled": false
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 2,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["User"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *         "fullName": "João Almeida",
                     *         "email": "joao.almeida@example.org",
                     *         "phone": "+351 912 000 111",
                     *         "country": "Portugal",
                     *         "dateOfBirth": "1988-04-17",
                     *         "profilePic": null,
                     *         "passport": null,
                     *         "role": "user",
                     *         "status": "personal_info_submitted",
                     *         "isVerified": false,
                     *         "isBanned": false,
                     *         "isEmailVerified": true,
                     *         "badgeRequestStatus": 1,
                     *         "badgeFileName": null,
                     *         "devicesCount": 0,
                     *         "is2FAEnabled": false,
                     *         "invitees": [
                     *           {
                     *             "id": "01932c08-0d20-7b35-a4f7-91c3e6d80b53",
                     *             "invitedToEmail": "marta.reis@example.org",
                     *             "status": "pending",
                     *             "createdAt": "2026-10-02T09:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["UserDetails"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is gone. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "User deleted successfully!"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Protected"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is verified. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "User verified successfully!"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The email is not verified yet, the member is already verified, or it is the caller or an administrator. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This member is already verified",
                     *       "code": "conflict"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @description What somebody else did first, by the record. */
                        entry?: components["schemas"]["Entry"];
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    banUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The panel sends `hearth` with every call. This GET changes state, so a server without Fetch Metadata from the browser (plain http on a local network) may require the header and answer 403 without it.
                 * @example hearth
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is banned. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Member banned successfully"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Protected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unbanUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The panel sends `hearth` with every call. This GET changes state, so a server without Fetch Metadata from the browser (plain http on a local network) may require the header and answer 403 without it.
                 * @example hearth
                 */
                "X-Requested-With"?: components["parameters"]["RequestedWith"];
            };
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is not banned. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Member unbanned successfully"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Protected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendNotificationToUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request that may be sent again because its answer was lost (draft-ietf-httpapi-idempotency-key-header). The same request with the same key is done once, and gets the same answer for 24 hours. While the first one is under way a repetition is 409; another request with that key is 422. A key is random and belongs to the account.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "joao.almeida@example.org",
                 *       "title": "Welcome",
                 *       "body": "Your account is now verified."
                 *     }
                 */
                "application/json": components["schemas"]["UserNotification"];
            };
        };
        responses: {
            /** @description The notification is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Push notification sent successfully!"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01932c08-0d20-7b35-a4f7-91c3e6d80b53",
                     *           "invitedTo": "marta.reis@example.org",
                     *           "status": "pending",
                     *           "createdAt": "2026-10-02T09:30:00.000Z",
                     *           "invitedBy": {
                     *             "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *             "fullName": "João Almeida"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Invite"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserInvites: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list and whose it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01932c08-0d20-7b35-a4f7-91c3e6d80b53",
                     *           "invitedTo": "marta.reis@example.org",
                     *           "status": "expired",
                     *           "createdAt": "2026-10-02T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "user": {
                     *         "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *         "fullName": "João Almeida"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Invite"][];
                        user: {
                            id?: components["schemas"]["Id"];
                            fullName: string | null;
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01932c09-1e31-7c46-b508-a2d4f7e91c64",
                     *           "title": "Summer gathering in Porto",
                     *           "description": "We meet on the first Saturday of August. Bring something to share.",
                     *           "createdAt": "2026-10-05T18:12:44.000Z",
                     *           "user": {
                     *             "fullName": "João Almeida",
                     *             "email": "joao.almeida@example.org",
                     *             "profilePic": null
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Post"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post is gone. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Post deleted successfully"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: {
                /**
                 * @description Page number, counted from 1. A page past the end is an empty list with the true total.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows on a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Part of the title or description, in any case. `%` and `_` are literal. Empty means no filter.
                 * @example maintenance
                 */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Announcements loaded",
                     *       "data": [
                     *         {
                     *           "id": "01932c0a-2f42-7d57-8619-b3e508fa2d75",
                     *           "title": "Planned maintenance",
                     *           "description": "The app will be away for an hour on Sunday morning.",
                     *           "date": "2026-11-15T08:00:00.000Z",
                     *           "isActive": true,
                     *           "isPinned": false,
                     *           "imageUrl": null,
                     *           "publishedAt": null
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 10,
                     *         "total": 1,
                     *         "totalPages": 1,
                     *         "hasPrev": false,
                     *         "hasNext": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        message?: string;
                        data: components["schemas"]["Announcement"][];
                        pagination: components["schemas"]["PaginationWithNeighbours"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request that may be sent again because its answer was lost (draft-ietf-httpapi-idempotency-key-header). The same request with the same key is done once, and gets the same answer for 24 hours. While the first one is under way a repetition is 409; another request with that key is 422. A key is random and belongs to the account.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AnnouncementBody"];
        responses: {
            201: components["responses"]["AnnouncementSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AnnouncementBody"];
        responses: {
            200: components["responses"]["AnnouncementSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AnnouncementChanged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The announcement is gone. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Announcement deleted successfully"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    toggleAnnouncementStatus: {
        parameters: {
            query?: {
                /**
                 * @description The `etag` of the record that the person saw. If the record has another one by now, nothing is done and the answer is 409. Without it there is no such check.
                 * @example 1781514000123456
                 */
                etag?: components["parameters"]["Etag"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status is switched. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Status updated successfully"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AnnouncementChanged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    toggleAnnouncementPinned: {
        parameters: {
            query?: {
                /**
                 * @description The `etag` of the record that the person saw. If the record has another one by now, nothing is done and the answer is 409. Without it there is no such check.
                 * @example 1781514000123456
                 */
                etag?: components["parameters"]["Etag"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pinned status is switched. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Pinned status updated successfully"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AnnouncementChanged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnnouncementStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 42,
                     *         "active": 30,
                     *         "pinned": 3,
                     *         "today": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AnnouncementStats"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMembershipPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Plans"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActiveMembershipPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Plans"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    syncMembershipPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans are reconciled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Nothing to synchronise"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMembershipPlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks a request that may be sent again because its answer was lost (draft-ietf-httpapi-idempotency-key-header). The same request with the same key is done once, and gets the same answer for 24 hours. While the first one is under way a repetition is 409; another request with that key is 422. A key is random and belongs to the account.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Gold",
                 *       "price": "19.90",
                 *       "period": "month",
                 *       "description": "For those who want everything.",
                 *       "features": [
                 *         ""
                 *       ],
                 *       "isActive": true,
                 *       "image": "/api/files/images/5f2e8c6a.png"
                 *     }
                 */
                "application/json": components["schemas"]["MembershipPlanInput"];
            };
        };
        responses: {
            201: components["responses"]["PlanSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMembershipPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipPlanEdit"] | components["schemas"]["MembershipPlanSummaryEdit"];
            };
        };
        responses: {
            200: components["responses"]["PlanSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PlanChanged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMembershipPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0b-3053-7e68-972a-c4f619ab3e86",
                     *         "name": "Gold",
                     *         "price": 19.9,
                     *         "period": "month",
                     *         "description": "For those who want everything.",
                     *         "summary": null,
                     *         "features": [
                     *           "All events",
                     *           "Magazine"
                     *         ],
                     *         "isActive": true,
                     *         "image": "/api/files/images/5f2e8c6a.png",
                     *         "createdAt": "2026-09-01T10:00:00.000Z",
                     *         "updatedAt": "2026-10-20T16:45:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["MembershipPlan"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMembershipPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan is gone. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Membership deleted successfully!"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMembershipPlanActive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isActive": false
                 *     }
                 */
                "application/json": components["schemas"]["MembershipPlanActive"];
            };
        };
        responses: {
            /** @description The status holds. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Membership status updated successfully!"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUploadUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fileName": "gold.png",
                 *       "fileType": "image/png"
                 *     }
                 */
                "application/json": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://panel.example.org/api/files/images/5f2e8c6a.png?expires=1764000000&sig=kq3V0n"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uri
                         * @description Absolute address to PUT the file to.
                         */
                        url: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A file of this name or type is not taken. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "File type not supported",
                     *       "code": "unprocessable",
                     *       "errors": [
                     *         {
                     *           "field": "fileType",
                     *           "message": "File type not supported. Accepted types: PNG, JPEG, WebP, GIF"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecord: {
        parameters: {
            query?: {
                /**
                 * @description Id of the person who did it, or `me` for the caller.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                actor?: string;
                /**
                 * @description Id of the member, post, announcement or plan to which it was done.
                 * @example 01932c07-9b13-7f02-8d55-6c0e4a7b1f21
                 */
                subject?: string;
                /**
                 * @description Actions, separated by commas. An action includes its undoing. An unknown one matches nothing. Without them all but those of the filter `views` in `x-actions`.
                 * @example user.ban,user.un-ban
                 */
                kinds?: string;
                /**
                 * @description Not before this moment.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                from?: string;
                /**
                 * @description Before this moment.
                 * @example 2026-12-01T00:00:00.000Z
                 */
                to?: string;
                /**
                 * @description The `next` of the page before. Without it, the newest page.
                 * @example 1763720525000.01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01
                 */
                before?: components["parameters"]["Before"];
                /**
                 * @description Entries on a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit-2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *           "at": "2026-11-21T10:22:05.000Z",
                     *           "action": "user.ban",
                     *           "actor": {
                     *             "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *             "name": "Marta Reis"
                     *           },
                     *           "subject": {
                     *             "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *             "kind": "member",
                     *             "name": "João Almeida"
                     *           },
                     *           "reason": "Spam in three posts",
                     *           "changes": [
                     *             {
                     *               "field": "isBanned",
                     *               "before": "false",
                     *               "after": "true"
                     *             }
                     *           ],
                     *           "undoes": null,
                     *           "undo": {
                     *             "state": "possible",
                     *             "until": null,
                     *             "by": null
                     *           }
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Entry"][];
                        /** @description The cursor of the following page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry of the undoing. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *         "at": "2026-11-21T10:22:05.000Z",
                     *         "action": "user.ban.undo",
                     *         "actor": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "name": "Marta Reis"
                     *         },
                     *         "subject": {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "kind": "member",
                     *           "name": "João Almeida"
                     *         },
                     *         "reason": null,
                     *         "changes": [
                     *           {
                     *             "field": "isBanned",
                     *             "before": "true",
                     *             "after": "false"
                     *           }
                     *         ],
                     *         "undoes": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c00",
                     *         "undo": {
                     *           "state": "possible",
                     *           "until": null,
                     *           "by": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotUndone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDigest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "since": "2026-11-16T08:30:00.000Z",
                     *         "until": "2026-11-23T08:30:00.000Z",
                     *         "decisions": 31,
                     *         "stewards": 2,
                     *         "undone": 4,
                     *         "oldestRequestAt": "2026-11-12T14:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Digest"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markDigest: {
        parameters: {
            query?: {
                /**
                 * @description The `until` of the digest that was shown: what was done since is not marked. Without it, and at the latest, now.
                 * @example 2026-11-23T08:30:00.000Z
                 */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The digest from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "since": "2026-11-23T08:30:00.000Z",
                     *         "until": "2026-11-23T08:30:04.000Z",
                     *         "decisions": 0,
                     *         "stewards": 0,
                     *         "undone": 0,
                     *         "oldestRequestAt": "2026-11-12T14:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Digest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordListExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": "users",
                 *       "rows": 240
                 *     }
                 */
                "application/json": components["schemas"]["ListExport"];
            };
        };
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c03",
                     *         "at": "2026-11-21T10:22:05.000Z",
                     *         "action": "list.export",
                     *         "actor": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "name": "Marta Reis"
                     *         },
                     *         "subject": null,
                     *         "reason": null,
                     *         "changes": [
                     *           {
                     *             "field": "list",
                     *             "before": null,
                     *             "after": "users"
                     *           },
                     *           {
                     *             "field": "exportedRows",
                     *             "before": null,
                     *             "after": "240"
                     *           }
                     *         ],
                     *         "undoes": null,
                     *         "undo": {
                     *           "state": "never",
                     *           "until": null,
                     *           "by": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReasonTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01932c0c-1a20-7b11-8d3e-2b9f6a7c4d01",
                     *           "kind": "ban",
                     *           "text": "Spam or advertising"
                     *         },
                     *         {
                     *           "id": "01932c0c-1a20-7b11-8d3e-2b9f6a7c4d02",
                     *           "kind": "reject",
                     *           "text": "Passport isn't legible"
                     *         }
                     *       ],
                     *       "etag": "x3Jk0bVq8nE2yPz7mLwCfA5uT9rDhGsI1oKe4vXBQ6M"
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ReasonTemplate"][];
                        etag: components["schemas"]["Etag"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceReasonTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "templates": [
                 *         {
                 *           "kind": "ban",
                 *           "text": "Spam or advertising"
                 *         },
                 *         {
                 *           "kind": "reject",
                 *           "text": "Passport isn't legible"
                 *         }
                 *       ],
                 *       "etag": "x3Jk0bVq8nE2yPz7mLwCfA5uT9rDhGsI1oKe4vXBQ6M"
                 *     }
                 */
                "application/json": components["schemas"]["NewReasonTemplates"];
            };
        };
        responses: {
            /** @description The new list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01932c0c-1a20-7b11-8d3e-2b9f6a7c4d01",
                     *           "kind": "ban",
                     *           "text": "Spam or advertising"
                     *         },
                     *         {
                     *           "id": "01932c0c-1a20-7b11-8d3e-2b9f6a7c4d02",
                     *           "kind": "reject",
                     *           "text": "Passport isn't legible"
                     *         }
                     *       ],
                     *       "etag": "x3Jk0bVq8nE2yPz7mLwCfA5uT9rDhGsI1oKe4vXBQ6M"
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ReasonTemplate"][];
                        etag?: components["schemas"]["Etag"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["TemplatesChanged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A kind has more than 20 templates, or a text twice. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please check the fields",
                     *       "code": "unprocessable",
                     *       "errors": [
                     *         {
                     *           "field": "templates",
                     *           "message": "There can be at most 20 of a kind"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "ban",
                 *       "subjectId": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                 *       "reason": "Spam in three posts"
                 *     }
                 */
                "application/json": components["schemas"]["EmailPreview"];
            };
        };
        responses: {
            /** @description The email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "subject": "Your Hearth account was banned",
                     *         "text": "Hello,\n\nAn administrator banned your Hearth account. You can't sign in until the ban is lifted.\n"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            subject: string;
                            /** @description Its plain text. */
                            text: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ImpossibleEnd"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTrash: {
        parameters: {
            query?: {
                /**
                 * @description Only of this kind.
                 * @example member
                 */
                kind?: components["schemas"]["NamedKind"];
                /**
                 * @description The `next` of the page before. Without it, the newest page.
                 * @example 1763720525000.01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01
                 */
                before?: components["parameters"]["Before"];
                /**
                 * @description Entries on a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit-2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "kind": "post",
                     *           "name": "Cheap watches",
                     *           "deletedAt": "2026-11-21T10:22:05.000Z",
                     *           "goneAt": "2026-12-21T10:22:05.000Z",
                     *           "by": {
                     *             "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *             "name": "Marta Reis"
                     *           },
                     *           "reason": "Spam",
                     *           "entryId": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Trashed"][];
                        /** @description The cursor of the following page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserTimeline: {
        parameters: {
            query?: {
                /**
                 * @description The `next` of the page before. Without it, the newest page.
                 * @example 1763720525000.01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01
                 */
                before?: components["parameters"]["Before"];
                /**
                 * @description Entries on a page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit-2"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "joined",
                     *           "at": "2026-10-02T09:30:00.000Z",
                     *           "kind": "joined",
                     *           "invitedBy": {
                     *             "id": "01932c07-9b14-7a6e-b1c0-2f9d5e8a3c42",
                     *             "name": "Ana Duarte"
                     *           }
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TimelineItem"][];
                        /** @description The cursor of the following page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01932c0b-5a20-7c11-8d3e-2b9f6a7c4d01",
                     *           "at": "2026-11-20T09:12:00.000Z",
                     *           "editedAt": null,
                     *           "author": {
                     *             "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *             "name": "Marta Reis"
                     *           },
                     *           "text": "Called by phone, is the sister of Ana.",
                     *           "isPinned": true,
                     *           "isOwn": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Note"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Note"];
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0b-5a20-7c11-8d3e-2b9f6a7c4d01",
                     *         "at": "2026-11-20T09:12:00.000Z",
                     *         "editedAt": null,
                     *         "author": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "name": "Marta Reis"
                     *         },
                     *         "text": "Called by phone, is the sister of Ana.",
                     *         "isPinned": true,
                     *         "isOwn": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Note"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description There are 200 notes about the member already, or 50 of the caller. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There can be at most 200 notes about a member. Delete one first.",
                     *       "code": "conflict"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NoteChange"];
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0b-5a20-7c11-8d3e-2b9f6a7c4d01",
                     *         "at": "2026-11-20T09:12:00.000Z",
                     *         "editedAt": null,
                     *         "author": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "name": "Marta Reis"
                     *         },
                     *         "text": "Called by phone, is the sister of Ana.",
                     *         "isPinned": true,
                     *         "isOwn": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Note"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The note is somebody else's. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Only its author can change a note",
                     *       "code": "conflict"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Note deleted"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The note is somebody else's. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Only its author can change a note",
                     *       "code": "conflict"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserImpact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "posts": 12,
                     *         "invites": 4,
                     *         "devices": 1,
                     *         "isBanned": false,
                     *         "isVerified": true,
                     *         "badgeRequestStatus": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description Posts of the member. */
                            posts: number;
                            /** @description Invitations of the member that nobody has answered yet. */
                            invites: number;
                            /** @description Devices that get notifications. */
                            devices: number;
                            isBanned?: boolean;
                            isVerified?: boolean;
                            /**
                             * @description As in `GET /users/{id}`.
                             * @enum {integer}
                             */
                            badgeRequestStatus?: 0 | 1 | 2;
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Erasure"];
        responses: {
            /** @description The entry of the erasure. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *         "at": "2026-11-21T10:22:05.000Z",
                     *         "action": "user.erase",
                     *         "actor": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "name": "Marta Reis"
                     *         },
                     *         "subject": {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "kind": "member",
                     *           "name": null
                     *         },
                     *         "reason": "Asked by letter",
                     *         "changes": [
                     *           {
                     *             "field": "texts",
                     *             "before": null,
                     *             "after": "12"
                     *           }
                     *         ],
                     *         "undoes": null,
                     *         "undo": {
                     *           "state": "never",
                     *           "until": null,
                     *           "by": null
                     *         },
                     *         "isErased": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotFresh"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotErased"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    banUserWithReason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Ban"];
        responses: {
            /** @description The member is banned. The entry that made it so, unless the record has none. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *         "at": "2026-11-21T10:22:05.000Z",
                     *         "action": "user.ban",
                     *         "actor": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "name": "Marta Reis"
                     *         },
                     *         "subject": {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "kind": "member",
                     *           "name": "João Almeida"
                     *         },
                     *         "reason": "Spam in three posts",
                     *         "changes": [
                     *           {
                     *             "field": "isBanned",
                     *             "before": "false",
                     *             "after": "true"
                     *           }
                     *         ],
                     *         "undoes": null,
                     *         "undo": {
                     *           "state": "possible",
                     *           "until": null,
                     *           "by": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data?: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DecisionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ImpossibleEnd"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unbanUserWithReason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Reason"];
        responses: {
            /** @description The member is not banned. The entry that made it so, unless the record has none. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *         "at": "2026-11-21T10:22:05.000Z",
                     *         "action": "user.un-ban",
                     *         "actor": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "name": "Marta Reis"
                     *         },
                     *         "subject": {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "kind": "member",
                     *           "name": "João Almeida"
                     *         },
                     *         "reason": "The account was stolen",
                     *         "changes": [
                     *           {
                     *             "field": "isBanned",
                     *             "before": "true",
                     *             "after": "false"
                     *           }
                     *         ],
                     *         "undoes": null,
                     *         "undo": {
                     *           "state": "possible",
                     *           "until": null,
                     *           "by": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data?: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DecisionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUserWithReason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Reason"];
        responses: {
            /** @description The member is deleted. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *         "at": "2026-11-21T10:22:05.000Z",
                     *         "action": "user.delete",
                     *         "actor": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "name": "Marta Reis"
                     *         },
                     *         "subject": {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "kind": "member",
                     *           "name": "João Almeida"
                     *         },
                     *         "reason": "Asked us by phone",
                     *         "changes": [
                     *           {
                     *             "field": "status",
                     *             "before": "verified",
                     *             "after": null
                     *           }
                     *         ],
                     *         "undoes": null,
                     *         "undo": {
                     *           "state": "possible",
                     *           "until": "2026-12-21T10:22:05.000Z",
                     *           "by": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Protected"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePostWithReason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Reason"];
        responses: {
            /** @description The post is deleted. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *         "at": "2026-11-21T10:22:05.000Z",
                     *         "action": "post.delete",
                     *         "actor": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "name": "Marta Reis"
                     *         },
                     *         "subject": {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "kind": "post",
                     *           "name": "Cheap watches"
                     *         },
                     *         "reason": "Spam",
                     *         "changes": [
                     *           {
                     *             "field": "title",
                     *             "before": "Cheap watches",
                     *             "after": null
                     *           }
                     *         ],
                     *         "undoes": null,
                     *         "undo": {
                     *           "state": "possible",
                     *           "until": "2026-12-21T10:22:05.000Z",
                     *           "by": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Name doesn't match"
                 *     }
                 */
                "application/json": components["schemas"]["Decline"];
            };
        };
        responses: {
            /** @description The member is declined. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *         "at": "2026-11-21T10:22:05.000Z",
                     *         "action": "user.decline",
                     *         "actor": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "name": "Marta Reis"
                     *         },
                     *         "subject": {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "kind": "member",
                     *           "name": "João Almeida"
                     *         },
                     *         "reason": "Name doesn't match",
                     *         "changes": [
                     *           {
                     *             "field": "status",
                     *             "before": "pending_verification",
                     *             "after": "declined"
                     *           }
                     *         ],
                     *         "undoes": null,
                     *         "undo": {
                     *           "state": "possible",
                     *           "until": null,
                     *           "by": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DecisionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    holdDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["HoldReason"];
        responses: {
            /** @description The documents are held. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *         "at": "2026-11-21T10:22:05.000Z",
                     *         "action": "document.hold",
                     *         "actor": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "name": "Marta Reis"
                     *         },
                     *         "subject": {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "kind": "member",
                     *           "name": "João Almeida"
                     *         },
                     *         "reason": "The police asked for it",
                     *         "changes": [
                     *           {
                     *             "field": "isHeld",
                     *             "before": "false",
                     *             "after": "true"
                     *           }
                     *         ],
                     *         "undoes": null,
                     *         "undo": {
                     *           "state": "possible",
                     *           "until": null,
                     *           "by": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DecisionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["HoldReason"];
        responses: {
            /** @description The documents are released. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *         "at": "2026-11-21T10:22:05.000Z",
                     *         "action": "document.release",
                     *         "actor": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "name": "Marta Reis"
                     *         },
                     *         "subject": {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "kind": "member",
                     *           "name": "João Almeida"
                     *         },
                     *         "reason": "The case is closed",
                     *         "changes": [
                     *           {
                     *             "field": "isHeld",
                     *             "before": "true",
                     *             "after": "false"
                     *           }
                     *         ],
                     *         "undoes": null,
                     *         "undo": {
                     *           "state": "possible",
                     *           "until": null,
                     *           "by": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DecisionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    viewDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
                /** @example passport */
                kind: "passport" | "certificate";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, never stored by a cache. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The document can't be shown. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This document is too large to be shown",
                     *       "code": "conflict"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "spam"
                 *     }
                 */
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            /** @description The report waits for a decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Thank you. Someone will look at this post."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The post is the caller's. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You can't report your own post",
                     *       "code": "conflict"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "post": "https://hearth.example/posts/01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                 *       "explanation": "The photos in this post are mine, and I never allowed anybody to publish them.",
                 *       "name": "Maria Silva",
                 *       "email": "maria.silva@example.org",
                 *       "isInGoodFaith": true
                 *     }
                 */
                "application/json": components["schemas"]["NewNotice"];
            };
        };
        responses: {
            /** @description The notice waits for a decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "reference": "5E8F-7A6B-4C01"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description Names the notice in its emails. */
                            reference: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["RequestNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    muteReporter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MuteReason"];
        responses: {
            /** @description The reports count for nothing. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *         "at": "2026-11-21T10:22:05.000Z",
                     *         "action": "reporter.mute",
                     *         "actor": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "name": "Marta Reis"
                     *         },
                     *         "subject": {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "kind": "member",
                     *           "name": "Rui Costa"
                     *         },
                     *         "reason": "Reported every post of one member, after two warnings",
                     *         "changes": [
                     *           {
                     *             "field": "isReporterMuted",
                     *             "before": "false",
                     *             "after": "true"
                     *           }
                     *         ],
                     *         "undoes": null,
                     *         "undo": {
                     *           "state": "possible",
                     *           "until": null,
                     *           "by": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DecisionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unmuteReporter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MuteReason"];
        responses: {
            /** @description The reports count again. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *         "at": "2026-11-21T10:22:05.000Z",
                     *         "action": "reporter.unmute",
                     *         "actor": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "name": "Marta Reis"
                     *         },
                     *         "subject": {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "kind": "member",
                     *           "name": "Rui Costa"
                     *         },
                     *         "reason": "Half a year is over",
                     *         "changes": [
                     *           {
                     *             "field": "isReporterMuted",
                     *             "before": "true",
                     *             "after": "false"
                     *           }
                     *         ],
                     *         "undoes": null,
                     *         "undo": {
                     *           "state": "possible",
                     *           "until": null,
                     *           "by": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DecisionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queues. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "citizenship": {
                     *           "waiting": 40,
                     *           "oldest": "2026-11-12T08:15:00.000Z"
                     *         },
                     *         "newcomers": {
                     *           "waiting": 12,
                     *           "oldest": "2026-11-20T19:02:11.000Z",
                     *           "unconfirmed": 31
                     *         },
                     *         "reports": {
                     *           "waiting": 3,
                     *           "oldest": "2026-11-21T06:40:00.000Z"
                     *         },
                     *         "documentDays": {
                     *           "passport": 30,
                     *           "certificate": 0
                     *         },
                     *         "retention": {
                     *           "deletesFrom": "2026-12-21T03:00:00.000Z",
                     *           "due": 17
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Desk"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNewcomers: {
        parameters: {
            query?: {
                /**
                 * @description `ready`: with a verified email, so that they can be verified. `unconfirmed`: they still have to confirm their email.
                 * @example ready
                 */
                state?: "ready" | "unconfirmed";
                /**
                 * @description At most so many, from the start of the queue.
                 * @example 200
                 */
                limit?: components["parameters"]["Most"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first newcomers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "fullName": "João Almeida",
                     *           "email": "joao.almeida@example.org",
                     *           "phone": "+351 912 000 111",
                     *           "profilePic": null,
                     *           "country": "Portugal",
                     *           "hasPassport": true,
                     *           "joinedAt": "2026-11-20T19:02:11.000Z"
                     *         }
                     *       ],
                     *       "total": 12
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Newcomer"][];
                        /** @description How many wait. */
                        total: number;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReportedPosts: {
        parameters: {
            query?: {
                /**
                 * @description At most so many, from the start of the queue.
                 * @example 200
                 */
                limit?: components["parameters"]["Most"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "title": "Cheap watches",
                     *           "author": "João Almeida",
                     *           "profilePic": null,
                     *           "reports": 3,
                     *           "firstReportedAt": "2026-11-21T06:40:00.000Z"
                     *         }
                     *       ],
                     *       "total": 3
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ReportedPost"][];
                        /** @description How many wait. */
                        total: number;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReportedPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *         "title": "Cheap watches",
                     *         "description": "Only today.",
                     *         "createdAt": "2026-11-21T06:10:00.000Z",
                     *         "author": {
                     *           "id": "01932c07-9b14-7a6e-b1c0-2f9d5e8a3c42",
                     *           "fullName": "João Almeida",
                     *           "email": "joao.almeida@example.org",
                     *           "profilePic": null,
                     *           "isBanned": false,
                     *           "posts": 4,
                     *           "earlierReports": 1
                     *         },
                     *         "reports": [
                     *           {
                     *             "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *             "reason": "spam",
                     *             "text": null,
                     *             "at": "2026-11-21T06:40:00.000Z",
                     *             "reporter": {
                     *               "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c02",
                     *               "name": "Rui Costa"
                     *             }
                     *           }
                     *         ],
                     *         "total": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ReportCase"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "hideAndBan",
                 *       "reason": "Spam in three posts"
                 *     }
                 */
                "application/json": components["schemas"]["ReportDecision"];
            };
        };
        responses: {
            /** @description The decision holds. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *         "at": "2026-11-21T10:22:05.000Z",
                     *         "action": "report.hide-and-ban",
                     *         "actor": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "name": "Marta Reis"
                     *         },
                     *         "subject": {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "kind": "post",
                     *           "name": "Cheap watches"
                     *         },
                     *         "reason": "Spam in three posts",
                     *         "changes": [
                     *           {
                     *             "field": "isDeleted",
                     *             "before": "false",
                     *             "after": "true"
                     *           }
                     *         ],
                     *         "undoes": null,
                     *         "undo": {
                     *           "state": "possible",
                     *           "until": "2026-12-21T10:22:05.000Z",
                     *           "by": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DecisionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemberHints: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "inviters": [
                     *           {
                     *             "id": "01932c07-9b14-7a6e-b1c0-2f9d5e8a3c42",
                     *             "name": "Rui Costa",
                     *             "isBanned": false,
                     *             "joined": 5,
                     *             "banned": 2
                     *           }
                     *         ],
                     *         "decisions": [],
                     *         "lookAlikes": [
                     *           {
                     *             "kind": "document",
                     *             "member": {
                     *               "id": "01932c07-9b14-7a6e-b1c0-2f9d5e8a3c43",
                     *               "name": "J. Almeida",
                     *               "isBanned": true
                     *             }
                     *           }
                     *         ],
                     *         "refusal": {
                     *           "code": "passportMissing",
                     *           "message": "A passport is needed, and this member has none."
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["MemberHints"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    viewCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example citizenship */
                queue: components["schemas"]["QueueName"];
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The others who look at the case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "name": "Ana Sousa",
                     *           "since": "2026-11-21T10:22:05.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Viewer"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAppeals: {
        parameters: {
            query?: {
                /**
                 * @description At most so many, from the start of the queue.
                 * @example 200
                 */
                limit?: components["parameters"]["Most"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first appeals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01932c0d-2b31-7e21-9c3b-5e8f7a6b4c07",
                     *           "action": "ban",
                     *           "title": null,
                     *           "fullName": "João Almeida",
                     *           "email": "joao.almeida@example.org",
                     *           "profilePic": null,
                     *           "sentAt": "2026-11-22T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["WaitingAppeal"][];
                        /** @description How many wait. */
                        total: number;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appeal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0d-2b31-7e21-9c3b-5e8f7a6b4c07",
                     *         "state": "open",
                     *         "action": "ban",
                     *         "sentAt": "2026-11-22T09:00:00.000Z",
                     *         "text": "Those posts were not mine.",
                     *         "member": {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "fullName": "João Almeida",
                     *           "email": "joao.almeida@example.org",
                     *           "profilePic": null,
                     *           "isBanned": true,
                     *           "isDeleted": false
                     *         },
                     *         "entry": {
                     *           "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *           "at": "2026-11-21T10:22:05.000Z",
                     *           "action": "user.ban",
                     *           "actor": {
                     *             "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *             "name": "Marta Reis"
                     *           },
                     *           "subject": {
                     *             "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *             "kind": "member",
                     *             "name": "João Almeida"
                     *           },
                     *           "reason": "Spam in three posts",
                     *           "changes": [
                     *             {
                     *               "field": "isBanned",
                     *               "before": "false",
                     *               "after": "true"
                     *             }
                     *           ],
                     *           "undoes": null,
                     *           "undo": {
                     *             "state": "possible",
                     *             "until": null,
                     *             "by": null
                     *           }
                     *         },
                     *         "deciderRole": "steward",
                     *         "rule": "Rule 4: no advertising",
                     *         "post": null,
                     *         "lost": [
                     *           {
                     *             "kind": "sessions",
                     *             "at": "2026-11-21T10:22:05.000Z"
                     *           }
                     *         ],
                     *         "isLifted": false,
                     *         "mayDecide": true,
                     *         "hasNobodyElse": false,
                     *         "decision": null,
                     *         "earlier": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AppealCase"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "uphold",
                 *       "answer": "We looked at the three posts again. They advertise, as rule 4 forbids."
                 *     }
                 */
                "application/json": components["schemas"]["AppealDecision"];
            };
        };
        responses: {
            /** @description The entry of the decision, and what could not come back. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0d-3c42-7e21-9c3b-5e8f7a6b4c08",
                     *         "at": "2026-11-22T10:22:05.000Z",
                     *         "action": "appeal.overturn",
                     *         "actor": {
                     *           "id": "01932c07-8a52-7d11-8c3e-6f2a9b4d7e20",
                     *           "name": "Ana Duarte"
                     *         },
                     *         "subject": {
                     *           "id": "01932c07-9b13-7f02-8d55-6c0e4a7b1f21",
                     *           "kind": "member",
                     *           "name": "João Almeida"
                     *         },
                     *         "reason": null,
                     *         "changes": [],
                     *         "undoes": null,
                     *         "undo": {
                     *           "state": "never",
                     *           "until": null,
                     *           "by": null
                     *         }
                     *       },
                     *       "lost": [
                     *         {
                     *           "kind": "sessions",
                     *           "at": "2026-11-21T10:22:05.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Entry"];
                        lost: components["schemas"]["Lost"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description As elsewhere. `firstDecider`: the caller made the decision, and somebody else may decide about the appeal. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You made this decision. Somebody else decides about the appeal.",
                     *       "code": "firstDecider"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Nothing was done. `conflict`: somebody was first, by `entry`; `alreadyLifted`: the decision does not hold any more, so there is nothing to overturn; `changedSince`: it cannot be undone as it was. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Already overturned by Ana Duarte, 10:22",
                     *       "code": "conflict"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        entry?: components["schemas"]["Entry"];
                        data?: components["schemas"]["Entry"];
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description To uphold needs an answer of 20 to 1,000 characters. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please check the fields",
                     *       "code": "unprocessable",
                     *       "errors": [
                     *         {
                     *           "field": "answer",
                     *           "message": "Must have 20 to 1,000 characters"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "kq3V0nT8xYw1mS5rZ7bC2dF4gH6jL9pQ",
                 *       "text": "Those posts were not mine."
                 *     }
                 */
                "application/json": components["schemas"]["NewAppeal"];
            };
        };
        responses: {
            /** @description The appeal waits for a decision. The person gets the answer by email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "state": "ready",
                     *         "decision": {
                     *           "action": "ban",
                     *           "title": null,
                     *           "decidedAt": "2026-11-21T10:22:05.000Z",
                     *           "reason": "Spam in three posts",
                     *           "rule": "Rule 4: no advertising",
                     *           "bannedUntil": "2026-12-12T10:22:00.000Z",
                     *           "appealUntil": "2027-05-20T10:22:05.000Z",
                     *           "otherWays": null
                     *         },
                     *         "appeal": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AppealPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["RequestNotAllowed"];
            /** @description Nothing was sent. `alreadyAppealed`: there is one appeal already; `alreadyLifted`: the decision does not hold any more; `appealOver`: it is too late; `nothingKept`: the account was deleted for good. `data` has the decision as it is now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You have already appealed against this decision",
                     *       "code": "alreadyAppealed"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        data?: components["schemas"]["AppealPage"];
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAppealLink"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "kq3V0nT8xYw1mS5rZ7bC2dF4gH6jL9pQ"
                 *     }
                 */
                "application/json": components["schemas"]["AppealToken"];
            };
        };
        responses: {
            /** @description The decision, and what has become of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "state": "ready",
                     *         "decision": {
                     *           "action": "ban",
                     *           "title": null,
                     *           "decidedAt": "2026-11-21T10:22:05.000Z",
                     *           "reason": "Spam in three posts",
                     *           "rule": "Rule 4: no advertising",
                     *           "bannedUntil": "2026-12-12T10:22:00.000Z",
                     *           "appealUntil": "2027-05-20T10:22:05.000Z",
                     *           "otherWays": null
                     *         },
                     *         "appeal": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AppealPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["RequestNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAppealLink"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendAppealLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "joao.almeida@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["AppealLink"];
            };
        };
        responses: {
            /** @description Emails are on their way, if there is something to send. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If there is a decision about an account with that email, a new link has been sent to it."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["RequestNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNumbers: {
        parameters: {
            query?: {
                /**
                 * @description How many days, up to today.
                 * @example 30
                 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "days": [
                     *           {
                     *             "day": "2026-11-21",
                     *             "joined": 9,
                     *             "verified": 5,
                     *             "newcomersDecided": 6,
                     *             "requested": 4,
                     *             "approved": 3,
                     *             "rejected": 1,
                     *             "banned": 0,
                     *             "reported": 2,
                     *             "reportsDecided": 2
                     *           }
                     *         ],
                     *         "queues": {
                     *           "citizenship": {
                     *             "waiting": 40,
                     *             "oldest": "2026-11-12T08:15:00.000Z",
                     *             "ages": {
                     *               "today": 3,
                     *               "week": 25,
                     *               "month": 12,
                     *               "older": 0
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Numbers"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOperations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current measurements of the server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "measuredAt": "2026-11-21T10:22:05.000Z",
                     *         "database": "PostgreSQL 17.2",
                     *         "processes": [
                     *           {
                     *             "version": "0.1.0",
                     *             "roles": [
                     *               "web",
                     *               "jobs",
                     *               "clock"
                     *             ],
                     *             "startedAt": "2026-11-20T03:00:00.000Z",
                     *             "seenAt": "2026-11-21T10:21:50.000Z"
                     *           }
                     *         ],
                     *         "queues": [
                     *           {
                     *             "name": "email",
                     *             "waiting": 2,
                     *             "retrying": 0,
                     *             "running": 1,
                     *             "failed": 0,
                     *             "oldest": "2026-11-21T10:22:01.000Z"
                     *           }
                     *         ],
                     *         "record": {
                     *           "unsealed": 1,
                     *           "oldestUnsealed": "2026-11-21T10:22:03.000Z",
                     *           "verifiedAt": "2026-11-21T03:00:10.000Z",
                     *           "isIntact": true
                     *         },
                     *         "backup": {
                     *           "lastAt": "2026-11-21T02:00:00.000Z"
                     *         },
                     *         "drill": {
                     *           "lastAt": "2026-11-21T03:10:00.000Z",
                     *           "hasPassed": true
                     *         },
                     *         "disk": {
                     *           "size": 107374182400,
                     *           "free": 64424509440
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Operations"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "members": [
                     *           {
                     *             "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *             "name": "Ana Sousa",
                     *             "email": "ana.sousa@example.org",
                     *             "role": "reviewer",
                     *             "isSuspended": false,
                     *             "hasAuthenticator": true,
                     *             "passkeys": 1,
                     *             "lastSeenAt": "2026-11-21T10:22:05.000Z",
                     *             "sessions": 2
                     *           }
                     *         ],
                     *         "invitations": [
                     *           {
                     *             "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *             "email": "rui.costa@example.org",
                     *             "role": "reviewer",
                     *             "invitedBy": "Ana Sousa",
                     *             "expiresAt": "2026-11-24T10:22:05.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Team"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeTeamRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "steward"
                 *     }
                 */
                "application/json": components["schemas"]["TeamRoleChange"];
            };
        };
        responses: {
            /** @description The person as now. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *         "name": "Ana Sousa",
                     *         "email": "ana.sousa@example.org",
                     *         "role": "reviewer",
                     *         "isSuspended": false,
                     *         "hasAuthenticator": true,
                     *         "passkeys": 1,
                     *         "lastSeenAt": "2026-11-21T10:22:05.000Z",
                     *         "sessions": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TeamMember"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotFresh"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotPossible"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suspendTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person as now. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *         "name": "Ana Sousa",
                     *         "email": "ana.sousa@example.org",
                     *         "role": "reviewer",
                     *         "isSuspended": false,
                     *         "hasAuthenticator": true,
                     *         "passkeys": 1,
                     *         "lastSeenAt": "2026-11-21T10:22:05.000Z",
                     *         "sessions": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TeamMember"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotFresh"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotPossible"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person as now. */
            200: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *         "name": "Ana Sousa",
                     *         "email": "ana.sousa@example.org",
                     *         "role": "reviewer",
                     *         "isSuspended": false,
                     *         "hasAuthenticator": true,
                     *         "passkeys": 1,
                     *         "lastSeenAt": "2026-11-21T10:22:05.000Z",
                     *         "sessions": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TeamMember"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotFresh"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotPossible"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotFresh"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotPossible"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetTeamMemberSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotFresh"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotPossible"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteToTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "rui.costa@example.org",
                 *       "role": "reviewer"
                 *     }
                 */
                "application/json": components["schemas"]["TeamInvite"];
            };
        };
        responses: {
            /** @description The invitation, and its link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "invitation": {
                     *           "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *           "email": "rui.costa@example.org",
                     *           "role": "reviewer",
                     *           "invitedBy": "Ana Sousa",
                     *           "expiresAt": "2026-11-24T10:22:05.000Z"
                     *         },
                     *         "link": "https://hearth.example/join-team?token=kq3V0nT8xYw1mS5rZ7bC2dF4gH6jL9pQ"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SentInvitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotFresh"];
            409: components["responses"]["NotPossible"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeTeamInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotFresh"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotPossible"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendTeamInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation, and its new link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "invitation": {
                     *           "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *           "email": "rui.costa@example.org",
                     *           "role": "reviewer",
                     *           "invitedBy": "Ana Sousa",
                     *           "expiresAt": "2026-11-24T10:22:05.000Z"
                     *         },
                     *         "link": "https://hearth.example/join-team?token=kq3V0nT8xYw1mS5rZ7bC2dF4gH6jL9pQ"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["SentInvitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotFresh"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotPossible"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readTeamInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "kq3V0nT8xYw1mS5rZ7bC2dF4gH6jL9pQ"
                 *     }
                 */
                "application/json": components["schemas"]["TeamToken"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "email": "rui.costa@example.org",
                     *         "role": "reviewer",
                     *         "invitedBy": "Ana Sousa",
                     *         "expiresAt": "2026-11-24T10:22:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ReadInvitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["RequestNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The link is unknown, used, revoked, expired or of a person who may not invite any more; or a field may not be used. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This invitation is no longer valid. Ask an owner of the team for a new one.",
                     *       "code": "unprocessable"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "kq3V0nT8xYw1mS5rZ7bC2dF4gH6jL9pQ",
                 *       "name": "Rui Costa",
                 *       "password": "correct horse 9"
                 *     }
                 */
                "application/json": components["schemas"]["JoinTeam"];
            };
        };
        responses: {
            /** @description The account exists; a partial session has begun. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "user": {
                     *           "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *           "userName": "Rui Costa",
                     *           "email": "rui.costa@example.org",
                     *           "role": "ADMIN",
                     *           "is2FAEnabled": false,
                     *           "permissions": [
                     *             "members.read",
                     *             "requests.decide",
                     *             "documents.view",
                     *             "notes.write"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            user: components["schemas"]["SessionUser"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["RequestNotAllowed"];
            409: components["responses"]["NotPossible"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The link is unknown, used, revoked, expired or of a person who may not invite any more; or a field may not be used. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This invitation is no longer valid. Ask an owner of the team for a new one.",
                     *       "code": "unprocessable"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c07-8a51-7c44-9f0e-3b1d6a2f5e10",
                     *         "name": "Ana Sousa",
                     *         "email": "ana.sousa@example.org",
                     *         "role": "owner",
                     *         "permissions": [
                     *           "members.read",
                     *           "team.manage"
                     *         ],
                     *         "authenticatorAt": "2026-11-20T08:00:00.000Z",
                     *         "passkeys": [
                     *           {
                     *             "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c02",
                     *             "name": "Work laptop",
                     *             "host": "hearth.example",
                     *             "isUsable": true,
                     *             "createdAt": "2026-11-20T08:01:00.000Z",
                     *             "lastUsedAt": null
                     *           }
                     *         ],
                     *         "recoveryCodesLeft": 9,
                     *         "sessions": [
                     *           {
                     *             "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c01",
                     *             "device": "Firefox on macOS",
                     *             "network": "192.0.2.0/24",
                     *             "createdAt": "2026-11-20T08:01:00.000Z",
                     *             "lastSeenAt": "2026-11-21T10:22:05.000Z",
                     *             "isCurrent": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["OwnAccount"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": "correct horse 9",
                 *       "password": "battery staple 7"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password holds. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotFresh"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A password was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please check the fields",
                     *       "code": "unprocessable",
                     *       "errors": [
                     *         {
                     *           "field": "current",
                     *           "message": "This is not your current password"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endAccountSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotFresh"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotPossible"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotFresh"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "codes": [
                     *           "7KQ2M-4XR9T",
                     *           "BNC3W-FH6PD"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotFresh"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "challenge": "dGhlIGNoYWxsZW5nZQ",
                     *         "rp": {
                     *           "id": "hearth.example",
                     *           "name": "Hearth"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PasskeyOptions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotFresh"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Work laptop",
                 *       "response": {
                 *         "id": "dGhlIGlk",
                 *         "type": "public-key"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The passkey. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c02",
                     *         "name": "Work laptop",
                     *         "host": "hearth.example",
                     *         "isUsable": true,
                     *         "createdAt": "2026-11-20T08:01:00.000Z",
                     *         "lastUsedAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Passkey"];
                        freshUntil?: components["schemas"]["FreshUntil"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RequestNotAllowed"];
            409: components["responses"]["NotPossible"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The answer of the browser was refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This passkey could not be added. Please try again.",
                     *       "code": "unprocessable"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Old phone"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description The passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01932c0a-4f10-7d21-9c3b-5e8f7a6b4c02",
                     *         "name": "Work laptop",
                     *         "host": "hearth.example",
                     *         "isUsable": true,
                     *         "createdAt": "2026-11-20T08:01:00.000Z",
                     *         "lastUsedAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Passkey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Done"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotFresh"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotPossible"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskeyCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "challenge": "dGhlIGNoYWxsZW5nZQ",
                     *         "rpId": "hearth.example"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PasskeyOptions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RequestNotAllowed"];
            409: components["responses"]["NotPossible"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "response": {
                 *         "id": "dGhlIGlk",
                 *         "type": "public-key"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyAnswer"];
            };
        };
        responses: {
            /** @description The answer was judged. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Accepted; the session is complete. */
                        verified: boolean;
                        code?: components["schemas"]["SecondFactorRefusal"];
                        freshUntil?: components["schemas"]["FreshUntil"];
                        /** @description With `passkeyRefused`, whether another passkey of the account works here. */
                        hasPasskey?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RequestNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyRecoveryCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "7KQ2M-4XR9T"
                 *     }
                 */
                "application/json": components["schemas"]["RecoveryCode"];
            };
        };
        responses: {
            /** @description The code was judged. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Accepted; the session is complete. */
                        verified: boolean;
                        /** @description Codes that are left after an accepted one. */
                        left?: number;
                        code?: components["schemas"]["SecondFactorRefusal"];
                        freshUntil?: components["schemas"]["FreshUntil"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RequestNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestDataKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana.sousa@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["DataKeyRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If an account with that email exists, a security key has been sent to it."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["RequestNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana.sousa@example.org",
                 *       "securityKey": "7KQ2-M4XR-9TBN-C3WF-LH6P-D8VJ-YA",
                 *       "language": "pt-BR"
                 *     }
                 */
                "application/json": components["schemas"]["OwnDataRequest"];
            };
        };
        responses: {
            /** @description The copy is being made. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We're preparing a copy of your data. You'll get an email with a link to it."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["RequestNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Not this pair of email and key, or the key has expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This security key is invalid or has expired",
                     *       "code": "unprocessable"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q3Vw0m1c6qkHk6oVbN1v7Wb5J2m9s8d4f0aXcZ1yT2E"
                 *     }
                 */
                "application/json": components["schemas"]["OwnDataToken"];
            };
        };
        responses: {
            /** @description The copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "link": "/api/my-data/files/q3Vw0m1c6qkHk6oVbN1v7Wb5J2m9s8d4f0aXcZ1yT2E",
                     *         "until": "2026-11-22T10:22:05.000Z",
                     *         "downloadsLeft": 3,
                     *         "bytes": 1048576
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["OwnData"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["RequestNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The token is unknown, over or used up. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This link is no longer valid",
                     *       "code": "unprocessable"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMemberData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record. Opaque; a UUID v7 on the reference server.
                 * @example 01932c07-8a51-7c44-9f0e-3b1d6a2f5e10
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy is being made. */
            202: {
                headers: {
                    "Record-Entry"?: components["schemas"]["RecordEntry"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The copy is being made. The member gets an email with a link to it."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description A copy was asked for in the last 24 hours, or this is an administrator. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "A copy of this member's data was asked for in the last 24 hours",
                     *       "code": "conflict"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
