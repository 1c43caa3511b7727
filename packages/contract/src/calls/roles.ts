/** A user's roles on an agent, numbered as the spec does. */
export const Role = { administrator: 0, chatAgent: 1, chatDeveloper: 2, contact: 3 } as const;
export type Role = (typeof Role)[keyof typeof Role];

/** The access groups of spec 1 section 6. An administrator may do what each of the others may. */
export const roleGroups = {
  all: [Role.administrator, Role.chatAgent, Role.chatDeveloper],
  chatAgent: [Role.administrator, Role.chatAgent],
  chatDeveloper: [Role.administrator, Role.chatDeveloper],
  administrator: [Role.administrator],
} as const satisfies Record<string, readonly Role[]>;
