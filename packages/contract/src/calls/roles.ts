/** A user's roles on an agent. The numbers stand in addresses and rows. */
export const Role = { administrator: 0, chatAgent: 1, chatDeveloper: 2, contact: 3 } as const;
export type Role = (typeof Role)[keyof typeof Role];

/** Who may do what. An administrator may do what each of the others may. */
export const roleGroups = {
  all: [Role.administrator, Role.chatAgent, Role.chatDeveloper],
  chatAgent: [Role.administrator, Role.chatAgent],
  chatDeveloper: [Role.administrator, Role.chatDeveloper],
  administrator: [Role.administrator],
} as const satisfies Record<string, readonly Role[]>;

/** The access of most endpoints: whoever has one of these roles on the agent that the path names. */
export const staff = { kind: 'agent', roles: roleGroups.all, agentFrom: 'agentId' } as const;
export const developers = { kind: 'agent', roles: roleGroups.chatDeveloper, agentFrom: 'agentId' } as const;
export const administrators = {
  kind: 'agent',
  roles: roleGroups.administrator,
  agentFrom: 'agentId',
} as const;

/** The same for all staff, where the path names a conversation. */
export const staffByToken = { kind: 'agent', roles: roleGroups.all, agentFrom: 'chatToken' } as const;
