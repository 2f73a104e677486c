
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "action_recordings": {
                  Row: {
                    "actions_count": number,"created_at": string,"description": string | null,"duration_ms": number,"id": string,"is_public": boolean,"recording_data": string,"tags": (string)[],"title": string,"url": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actions_count": number,"created_at"?: string,"description"?: string | null,"duration_ms": number,"id"?: string,"is_public"?: boolean,"recording_data": string,"tags"?: (string)[],"title": string,"url": string,"user_id"?: string
                  }
                  Update: {
                    "actions_count"?: number,"created_at"?: string,"description"?: string | null,"duration_ms"?: number,"id"?: string,"is_public"?: boolean,"recording_data"?: string,"tags"?: (string)[],"title"?: string,"url"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "action_recordings_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "action_recordings_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"admin_roles": {
                  Row: {
                    "created_at": string,"role": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"role": string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"role"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "admin_roles_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "admin_roles_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"ai_usage": {
                  Row: {
                    "day": string,"function": string,"requests": number,"tokens": number,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "day"?: string,"function": string,"requests"?: number,"tokens"?: number,"user_id": string
                  }
                  Update: {
                    "day"?: string,"function"?: string,"requests"?: number,"tokens"?: number,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "ai_usage_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "ai_usage_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"analysis_jobs": {
                  Row: {
                    "attempts": number,"batch": string | null,"created_at": string,"error": string | null,"finished_at": string | null,"id": number,"kind": string,"not_before": string,"postponed": number,"started_at": string | null,"state": string,"version_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "attempts"?: number,"batch"?: string | null,"created_at"?: string,"error"?: string | null,"finished_at"?: string | null,"id"?: never,"kind": string,"not_before"?: string,"postponed"?: number,"started_at"?: string | null,"state"?: string,"version_id": string
                  }
                  Update: {
                    "attempts"?: number,"batch"?: string | null,"created_at"?: string,"error"?: string | null,"finished_at"?: string | null,"id"?: never,"kind"?: string,"not_before"?: string,"postponed"?: number,"started_at"?: string | null,"state"?: string,"version_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "analysis_jobs_version_id_fkey"
      columns: ["version_id"]
isOneToOne: false
      referencedRelation: "versions"
      referencedColumns: ["id"]
    }
                  ]
                },"assistant_messages": {
                  Row: {
                    "content": string,"created_at": string,"documents": NonNullable<Json>,"flow": Json | null,"id": string,"is_cut": boolean,"model_used": string | null,"role": string,"script": Json | null,"scripts": NonNullable<Json>,"steps": NonNullable<Json>,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "content": string,"created_at"?: string,"documents"?: NonNullable<Json>,"flow"?: Json | null,"id"?: string,"is_cut"?: boolean,"model_used"?: string | null,"role": string,"script"?: Json | null,"scripts"?: NonNullable<Json>,"steps"?: NonNullable<Json>,"user_id": string
                  }
                  Update: {
                    "content"?: string,"created_at"?: string,"documents"?: NonNullable<Json>,"flow"?: Json | null,"id"?: string,"is_cut"?: boolean,"model_used"?: string | null,"role"?: string,"script"?: Json | null,"scripts"?: NonNullable<Json>,"steps"?: NonNullable<Json>,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "assistant_messages_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "assistant_messages_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"audit_log": {
                  Row: {
                    "action": string,"actor": string | null,"after": Json | null,"at": string,"before": Json | null,"id": number,"target_id": string,"target_table": string
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"actor"?: string | null,"after"?: Json | null,"at"?: string,"before"?: Json | null,"id"?: never,"target_id": string,"target_table": string
                  }
                  Update: {
                    "action"?: string,"actor"?: string | null,"after"?: Json | null,"at"?: string,"before"?: Json | null,"id"?: never,"target_id"?: string,"target_table"?: string
                  }
                  Relationships: [
                    
                  ]
                },"bookmarklet_forks": {
                  Row: {
                    "created_at": string,"forked_bookmarklet_id": string,"original_bookmarklet_id": string | null,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"forked_bookmarklet_id": string,"original_bookmarklet_id"?: string | null,"user_id"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"forked_bookmarklet_id"?: string,"original_bookmarklet_id"?: string | null,"user_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "bookmarklet_forks_forked_bookmarklet_id_fkey"
      columns: ["forked_bookmarklet_id"]
isOneToOne: true
      referencedRelation: "bookmarklets"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookmarklet_forks_original_bookmarklet_id_fkey"
      columns: ["original_bookmarklet_id"]
isOneToOne: false
      referencedRelation: "bookmarklets"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookmarklet_forks_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "bookmarklet_forks_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"bookmarklet_installs": {
                  Row: {
                    "bookmarklet_id": string,"created_at": string,"day": string,"id": number,"source": string,"user_id": string | null,"version_id": string | null,"visitor_hash": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "bookmarklet_id": string,"created_at"?: string,"day"?: string,"id"?: never,"source": string,"user_id"?: string | null,"version_id"?: string | null,"visitor_hash"?: string | null
                  }
                  Update: {
                    "bookmarklet_id"?: string,"created_at"?: string,"day"?: string,"id"?: never,"source"?: string,"user_id"?: string | null,"version_id"?: string | null,"visitor_hash"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "bookmarklet_installs_bookmarklet_id_fkey"
      columns: ["bookmarklet_id"]
isOneToOne: false
      referencedRelation: "bookmarklets"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookmarklet_installs_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "bookmarklet_installs_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookmarklet_installs_version_id_fkey"
      columns: ["version_id"]
isOneToOne: false
      referencedRelation: "versions"
      referencedColumns: ["id"]
    }
                  ]
                },"bookmarklet_reviews": {
                  Row: {
                    "bookmarklet_id": string,"by_owner": boolean,"comment": string,"created_at": string,"helpful_count": number,"helpful_rank": number,"id": string,"not_helpful_count": number,"rating": number,"title": string | null,"updated_at": string,"user_id": string | null,"version_id": string | null,"works_on_version": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "bookmarklet_id": string,"by_owner"?: boolean,"comment": string,"created_at"?: string,"helpful_count"?: number,"helpful_rank"?: number,"id"?: string,"not_helpful_count"?: number,"rating": number,"title"?: string | null,"updated_at"?: string,"user_id"?: string | null,"version_id"?: string | null,"works_on_version"?: string | null
                  }
                  Update: {
                    "bookmarklet_id"?: string,"by_owner"?: boolean,"comment"?: string,"created_at"?: string,"helpful_count"?: number,"helpful_rank"?: number,"id"?: string,"not_helpful_count"?: number,"rating"?: number,"title"?: string | null,"updated_at"?: string,"user_id"?: string | null,"version_id"?: string | null,"works_on_version"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "bookmarklet_reviews_bookmarklet_id_fkey"
      columns: ["bookmarklet_id"]
isOneToOne: false
      referencedRelation: "bookmarklets"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookmarklet_reviews_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "bookmarklet_reviews_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookmarklet_reviews_version_id_fkey"
      columns: ["version_id"]
isOneToOne: false
      referencedRelation: "versions"
      referencedColumns: ["id"]
    }
                  ]
                },"bookmarklet_stars": {
                  Row: {
                    "bookmarklet_id": string,"created_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "bookmarklet_id": string,"created_at"?: string,"user_id"?: string
                  }
                  Update: {
                    "bookmarklet_id"?: string,"created_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "bookmarklet_stars_bookmarklet_id_fkey"
      columns: ["bookmarklet_id"]
isOneToOne: false
      referencedRelation: "bookmarklets"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookmarklet_stars_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "bookmarklet_stars_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"bookmarklet_tags": {
                  Row: {
                    "bookmarklet_id": string,"tag_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "bookmarklet_id": string,"tag_id": number
                  }
                  Update: {
                    "bookmarklet_id"?: string,"tag_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "bookmarklet_tags_bookmarklet_id_fkey"
      columns: ["bookmarklet_id"]
isOneToOne: false
      referencedRelation: "bookmarklets"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookmarklet_tags_tag_id_fkey"
      columns: ["tag_id"]
isOneToOne: false
      referencedRelation: "tags"
      referencedColumns: ["id"]
    }
                  ]
                },"bookmarklets": {
                  Row: {
                    "author_name": string | null,"average_rating": number | null,"category": string,"connects": (string)[],"created_at": string,"deleted_at": string | null,"featured": boolean,"grants": (string)[],"id": string,"install_count": number,"is_published": boolean,"is_visible": boolean,"kind": string,"last_security_scan": string | null,"latest_version_id": string | null,"moderation_reason": string | null,"moderation_status": string,"owner_id": string | null,"rank_installs": number,"rank_rating": number,"reach": Json | null,"review_count": number,"risk_level": string,"runs_on": (string)[],"search_document": unknown,"security_analysis": Json | null,"security_score": number | null,"short_description": string,"slug": string,"star_count": number,"tag_names": (string)[],"title": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "author_name"?: string | null,"average_rating"?: number | null,"category"?: string,"connects"?: (string)[],"created_at"?: string,"deleted_at"?: string | null,"featured"?: boolean,"grants"?: (string)[],"id"?: string,"install_count"?: number,"is_published"?: boolean,"is_visible"?: never,"kind"?: string,"last_security_scan"?: string | null,"latest_version_id"?: string | null,"moderation_reason"?: string | null,"moderation_status"?: string,"owner_id"?: string | null,"rank_installs"?: number,"rank_rating"?: number,"reach"?: Json | null,"review_count"?: number,"risk_level"?: string,"runs_on"?: (string)[],"search_document"?: unknown,"security_analysis"?: Json | null,"security_score"?: number | null,"short_description": string,"slug": string,"star_count"?: number,"tag_names"?: (string)[],"title": string,"updated_at"?: string
                  }
                  Update: {
                    "author_name"?: string | null,"average_rating"?: number | null,"category"?: string,"connects"?: (string)[],"created_at"?: string,"deleted_at"?: string | null,"featured"?: boolean,"grants"?: (string)[],"id"?: string,"install_count"?: number,"is_published"?: boolean,"is_visible"?: never,"kind"?: string,"last_security_scan"?: string | null,"latest_version_id"?: string | null,"moderation_reason"?: string | null,"moderation_status"?: string,"owner_id"?: string | null,"rank_installs"?: number,"rank_rating"?: number,"reach"?: Json | null,"review_count"?: number,"risk_level"?: string,"runs_on"?: (string)[],"search_document"?: unknown,"security_analysis"?: Json | null,"security_score"?: number | null,"short_description"?: string,"slug"?: string,"star_count"?: number,"tag_names"?: (string)[],"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "bookmarklets_latest_version_id_fkey"
      columns: ["latest_version_id"]
isOneToOne: false
      referencedRelation: "versions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookmarklets_owner_id_fkey"
      columns: ["owner_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "bookmarklets_owner_id_fkey"
      columns: ["owner_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"collection_items": {
                  Row: {
                    "bookmarklet_id": string,"collection_id": string,"created_at": string,"position": number
                  }
                  ComputedFields: never
                  Insert: {
                    "bookmarklet_id": string,"collection_id": string,"created_at"?: string,"position"?: number
                  }
                  Update: {
                    "bookmarklet_id"?: string,"collection_id"?: string,"created_at"?: string,"position"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "collection_items_bookmarklet_id_fkey"
      columns: ["bookmarklet_id"]
isOneToOne: false
      referencedRelation: "bookmarklets"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "collection_items_collection_id_fkey"
      columns: ["collection_id"]
isOneToOne: false
      referencedRelation: "collections"
      referencedColumns: ["id"]
    }
                  ]
                },"collections": {
                  Row: {
                    "created_at": string,"description": string | null,"id": string,"is_public": boolean,"owner_id": string,"title": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"description"?: string | null,"id"?: string,"is_public"?: boolean,"owner_id"?: string,"title": string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"description"?: string | null,"id"?: string,"is_public"?: boolean,"owner_id"?: string,"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "collections_owner_id_fkey"
      columns: ["owner_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "collections_owner_id_fkey"
      columns: ["owner_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"contact_messages": {
                  Row: {
                    "category": string,"created_at": string,"email": string,"handled_at": string | null,"id": string,"message": string,"name": string,"subject": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "category"?: string,"created_at"?: string,"email": string,"handled_at"?: string | null,"id"?: string,"message": string,"name": string,"subject": string,"user_id"?: string | null
                  }
                  Update: {
                    "category"?: string,"created_at"?: string,"email"?: string,"handled_at"?: string | null,"id"?: string,"message"?: string,"name"?: string,"subject"?: string,"user_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "contact_messages_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "contact_messages_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"desktop_codes": {
                  Row: {
                    "code_challenge": string,"code_hash": string,"created_at": string,"creator_session_id": string,"expires_at": string,"redirect_uri": string,"session_id": string | null,"used_at": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "code_challenge": string,"code_hash": string,"created_at"?: string,"creator_session_id": string,"expires_at": string,"redirect_uri": string,"session_id"?: string | null,"used_at"?: string | null,"user_id": string
                  }
                  Update: {
                    "code_challenge"?: string,"code_hash"?: string,"created_at"?: string,"creator_session_id"?: string,"expires_at"?: string,"redirect_uri"?: string,"session_id"?: string | null,"used_at"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "desktop_codes_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "desktop_codes_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"devices": {
                  Row: {
                    "created_at": string,"device_id": string,"id": string,"last_sync": string | null,"name": string,"platform": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"device_id": string,"id"?: string,"last_sync"?: string | null,"name": string,"platform": string,"user_id"?: string
                  }
                  Update: {
                    "created_at"?: string,"device_id"?: string,"id"?: string,"last_sync"?: string | null,"name"?: string,"platform"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "devices_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "devices_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"follows": {
                  Row: {
                    "created_at": string,"followed_id": string,"follower_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"followed_id": string,"follower_id"?: string
                  }
                  Update: {
                    "created_at"?: string,"followed_id"?: string,"follower_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "follows_followed_id_fkey"
      columns: ["followed_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "follows_followed_id_fkey"
      columns: ["followed_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "follows_follower_id_fkey"
      columns: ["follower_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "follows_follower_id_fkey"
      columns: ["follower_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"moderation_appeals": {
                  Row: {
                    "created_at": string,"decided_alone": boolean,"decided_at": string | null,"decision_id": string,"id": string,"message": string,"moderator_id": string | null,"note": string | null,"status": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"decided_alone"?: boolean,"decided_at"?: string | null,"decision_id": string,"id"?: string,"message": string,"moderator_id"?: string | null,"note"?: string | null,"status"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"decided_alone"?: boolean,"decided_at"?: string | null,"decision_id"?: string,"id"?: string,"message"?: string,"moderator_id"?: string | null,"note"?: string | null,"status"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "moderation_appeals_decision_id_fkey"
      columns: ["decision_id"]
isOneToOne: true
      referencedRelation: "moderation_decisions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "moderation_appeals_moderator_id_fkey"
      columns: ["moderator_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "moderation_appeals_moderator_id_fkey"
      columns: ["moderator_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "moderation_appeals_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "moderation_appeals_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"moderation_decisions": {
                  Row: {
                    "batch": string,"bookmarklet_id": string | null,"decided_alone": boolean,"decided_at": string,"decision": string,"id": string,"moderator_id": string | null,"note": string | null,"report_before": string,"report_id": string,"review_before": Json | null,"script_before": Json | null,"undone_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "batch": string,"bookmarklet_id"?: string | null,"decided_alone"?: boolean,"decided_at"?: string,"decision": string,"id"?: string,"moderator_id"?: string | null,"note"?: string | null,"report_before": string,"report_id": string,"review_before"?: Json | null,"script_before"?: Json | null,"undone_at"?: string | null
                  }
                  Update: {
                    "batch"?: string,"bookmarklet_id"?: string | null,"decided_alone"?: boolean,"decided_at"?: string,"decision"?: string,"id"?: string,"moderator_id"?: string | null,"note"?: string | null,"report_before"?: string,"report_id"?: string,"review_before"?: Json | null,"script_before"?: Json | null,"undone_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "moderation_decisions_bookmarklet_id_fkey"
      columns: ["bookmarklet_id"]
isOneToOne: false
      referencedRelation: "bookmarklets"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "moderation_decisions_moderator_id_fkey"
      columns: ["moderator_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "moderation_decisions_moderator_id_fkey"
      columns: ["moderator_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "moderation_decisions_report_id_fkey"
      columns: ["report_id"]
isOneToOne: false
      referencedRelation: "moderation_reports"
      referencedColumns: ["id"]
    }
                  ]
                },"moderation_reports": {
                  Row: {
                    "bookmarklet_id": string | null,"created_at": string,"description": string | null,"id": string,"moderator_id": string | null,"moderator_notes": string | null,"rating": Json | null,"reason": string,"reporter_id": string | null,"resolved_at": string | null,"review_deleted": boolean,"review_id": string | null,"status": string
                  }
                  ComputedFields: never
                  Insert: {
                    "bookmarklet_id"?: string | null,"created_at"?: string,"description"?: string | null,"id"?: string,"moderator_id"?: string | null,"moderator_notes"?: string | null,"rating"?: Json | null,"reason": string,"reporter_id"?: string | null,"resolved_at"?: string | null,"review_deleted"?: boolean,"review_id"?: string | null,"status"?: string
                  }
                  Update: {
                    "bookmarklet_id"?: string | null,"created_at"?: string,"description"?: string | null,"id"?: string,"moderator_id"?: string | null,"moderator_notes"?: string | null,"rating"?: Json | null,"reason"?: string,"reporter_id"?: string | null,"resolved_at"?: string | null,"review_deleted"?: boolean,"review_id"?: string | null,"status"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "moderation_reports_bookmarklet_id_fkey"
      columns: ["bookmarklet_id"]
isOneToOne: false
      referencedRelation: "bookmarklets"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "moderation_reports_moderator_id_fkey"
      columns: ["moderator_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "moderation_reports_moderator_id_fkey"
      columns: ["moderator_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "moderation_reports_reporter_id_fkey"
      columns: ["reporter_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "moderation_reports_reporter_id_fkey"
      columns: ["reporter_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "moderation_reports_review_of_script"
      columns: ["review_id","bookmarklet_id"]
isOneToOne: false
      referencedRelation: "bookmarklet_reviews"
      referencedColumns: ["id","bookmarklet_id"]
    }
                  ]
                },"notifications": {
                  Row: {
                    "bookmarklet_id": string | null,"created_at": string,"decision_id": string | null,"id": string,"kind": string,"note": string | null,"read_at": string | null,"title": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "bookmarklet_id"?: string | null,"created_at"?: string,"decision_id"?: string | null,"id"?: string,"kind": string,"note"?: string | null,"read_at"?: string | null,"title": string,"user_id": string
                  }
                  Update: {
                    "bookmarklet_id"?: string | null,"created_at"?: string,"decision_id"?: string | null,"id"?: string,"kind"?: string,"note"?: string | null,"read_at"?: string | null,"title"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "notifications_bookmarklet_id_fkey"
      columns: ["bookmarklet_id"]
isOneToOne: false
      referencedRelation: "bookmarklets"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notifications_decision_id_fkey"
      columns: ["decision_id"]
isOneToOne: false
      referencedRelation: "moderation_decisions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "notifications_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "notifications_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"profiles": {
                  Row: {
                    "avatar_url": string | null,"bio": string | null,"created_at": string,"display_name": string,"edited_fields": (string)[],"email": string | null,"github_url": string | null,"updated_at": string,"user_id": string,"username": string,"website_url": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "avatar_url"?: string | null,"bio"?: string | null,"created_at"?: string,"display_name": string,"edited_fields"?: (string)[],"email"?: string | null,"github_url"?: string | null,"updated_at"?: string,"user_id": string,"username": string,"website_url"?: string | null
                  }
                  Update: {
                    "avatar_url"?: string | null,"bio"?: string | null,"created_at"?: string,"display_name"?: string,"edited_fields"?: (string)[],"email"?: string | null,"github_url"?: string | null,"updated_at"?: string,"user_id"?: string,"username"?: string,"website_url"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"review_votes": {
                  Row: {
                    "created_at": string,"is_helpful": boolean,"review_id": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"is_helpful": boolean,"review_id": string,"updated_at"?: string,"user_id"?: string
                  }
                  Update: {
                    "created_at"?: string,"is_helpful"?: boolean,"review_id"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "review_votes_review_id_fkey"
      columns: ["review_id"]
isOneToOne: false
      referencedRelation: "bookmarklet_reviews"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "review_votes_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "review_votes_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"scripts": {
                  Row: {
                    "author_id": string,"category": string,"code": string,"companion_required": boolean,"created_at": string,"deleted_at": string | null,"description": string,"enabled": boolean,"error_count": number,"exclude_matches": (string)[],"id": string,"is_public": boolean,"last_run": string | null,"matches": (string)[],"name": string,"permissions": (string)[],"run_count": number,"source_bookmarklet_id": string | null,"source_version_id": string | null,"tags": (string)[],"updated_at": string,"version": string
                  }
                  ComputedFields: never
                  Insert: {
                    "author_id"?: string,"category"?: string,"code": string,"companion_required"?: boolean,"created_at"?: string,"deleted_at"?: string | null,"description"?: string,"enabled"?: boolean,"error_count"?: number,"exclude_matches"?: (string)[],"id"?: string,"is_public"?: boolean,"last_run"?: string | null,"matches"?: (string)[],"name": string,"permissions"?: (string)[],"run_count"?: number,"source_bookmarklet_id"?: string | null,"source_version_id"?: string | null,"tags"?: (string)[],"updated_at"?: string,"version"?: string
                  }
                  Update: {
                    "author_id"?: string,"category"?: string,"code"?: string,"companion_required"?: boolean,"created_at"?: string,"deleted_at"?: string | null,"description"?: string,"enabled"?: boolean,"error_count"?: number,"exclude_matches"?: (string)[],"id"?: string,"is_public"?: boolean,"last_run"?: string | null,"matches"?: (string)[],"name"?: string,"permissions"?: (string)[],"run_count"?: number,"source_bookmarklet_id"?: string | null,"source_version_id"?: string | null,"tags"?: (string)[],"updated_at"?: string,"version"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "scripts_author_id_fkey"
      columns: ["author_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "scripts_author_id_fkey"
      columns: ["author_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "scripts_source_bookmarklet_id_fkey"
      columns: ["source_bookmarklet_id"]
isOneToOne: false
      referencedRelation: "bookmarklets"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "scripts_source_version_id_fkey"
      columns: ["source_version_id"]
isOneToOne: false
      referencedRelation: "versions"
      referencedColumns: ["id"]
    }
                  ]
                },"security_reports": {
                  Row: {
                    "created_at": string,"id": string,"risk_level": string,"rules_version": string,"score": number,"summary_json": NonNullable<Json>,"version_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"risk_level": string,"rules_version": string,"score": number,"summary_json": NonNullable<Json>,"version_id": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"risk_level"?: string,"rules_version"?: string,"score"?: number,"summary_json"?: NonNullable<Json>,"version_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "security_reports_version_id_fkey"
      columns: ["version_id"]
isOneToOne: false
      referencedRelation: "versions"
      referencedColumns: ["id"]
    }
                  ]
                },"tags": {
                  Row: {
                    "id": number,"name": string
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: never,"name": string
                  }
                  Update: {
                    "id"?: never,"name"?: string
                  }
                  Relationships: [
                    
                  ]
                },"usage_consents": {
                  Row: {
                    "agreed": boolean,"decided_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "agreed": boolean,"decided_at"?: string,"user_id": string
                  }
                  Update: {
                    "agreed"?: boolean,"decided_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "usage_consents_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "usage_consents_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"user_events": {
                  Row: {
                    "created_at": string,"event_action": string,"event_category": string,"event_label": string | null,"event_type": string,"event_value": number | null,"id": number,"page_url": string | null,"properties": NonNullable<Json>,"session_id": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"event_action": string,"event_category": string,"event_label"?: string | null,"event_type": string,"event_value"?: number | null,"id"?: never,"page_url"?: string | null,"properties"?: NonNullable<Json>,"session_id": string,"user_id"?: string
                  }
                  Update: {
                    "created_at"?: string,"event_action"?: string,"event_category"?: string,"event_label"?: string | null,"event_type"?: string,"event_value"?: number | null,"id"?: never,"page_url"?: string | null,"properties"?: NonNullable<Json>,"session_id"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "user_events_own_session"
      columns: ["session_id","user_id"]
isOneToOne: false
      referencedRelation: "user_sessions"
      referencedColumns: ["session_id","user_id"]
    },{
      foreignKeyName: "user_events_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "user_events_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"user_journey": {
                  Row: {
                    "completed": boolean,"completed_at": string | null,"created_at": string,"id": number,"journey_type": string,"metadata": NonNullable<Json>,"step_name": string,"step_number": number,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "completed"?: boolean,"completed_at"?: string | null,"created_at"?: string,"id"?: never,"journey_type": string,"metadata"?: NonNullable<Json>,"step_name": string,"step_number": number,"user_id"?: string
                  }
                  Update: {
                    "completed"?: boolean,"completed_at"?: string | null,"created_at"?: string,"id"?: never,"journey_type"?: string,"metadata"?: NonNullable<Json>,"step_name"?: string,"step_number"?: number,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "user_journey_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "user_journey_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"user_preferences": {
                  Row: {
                    "created_at": string,"full_name": string | null,"preferred_language": string,"preferred_model": string | null,"theme": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"full_name"?: string | null,"preferred_language"?: string,"preferred_model"?: string | null,"theme"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Update: {
                    "created_at"?: string,"full_name"?: string | null,"preferred_language"?: string,"preferred_model"?: string | null,"theme"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "user_preferences_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "user_preferences_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"user_sessions": {
                  Row: {
                    "duration_seconds": number | null,"ended_at": string | null,"entry_page": string | null,"exit_page": string | null,"page_views": number,"referrer": string | null,"session_id": string,"started_at": string,"user_agent": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "duration_seconds"?: number | null,"ended_at"?: string | null,"entry_page"?: string | null,"exit_page"?: string | null,"page_views"?: number,"referrer"?: string | null,"session_id": string,"started_at"?: string,"user_agent"?: string | null,"user_id"?: string
                  }
                  Update: {
                    "duration_seconds"?: number | null,"ended_at"?: string | null,"entry_page"?: string | null,"exit_page"?: string | null,"page_views"?: number,"referrer"?: string | null,"session_id"?: string,"started_at"?: string,"user_agent"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "user_sessions_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "user_sessions_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"version_libraries": {
                  Row: {
                    "address": string,"bytes": number | null,"is_pinned": boolean,"loaded_at": string,"reason": string | null,"sha256": string | null,"state": string,"version_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address": string,"bytes"?: number | null,"is_pinned": boolean,"loaded_at"?: string,"reason"?: string | null,"sha256"?: string | null,"state": string,"version_id": string
                  }
                  Update: {
                    "address"?: string,"bytes"?: number | null,"is_pinned"?: boolean,"loaded_at"?: string,"reason"?: string | null,"sha256"?: string | null,"state"?: string,"version_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "version_libraries_version_id_fkey"
      columns: ["version_id"]
isOneToOne: false
      referencedRelation: "versions"
      referencedColumns: ["id"]
    }
                  ]
                },"versions": {
                  Row: {
                    "bookmarklet_id": string,"capabilities": Json | null,"change_note": string | null,"code_blob_url": string,"flow": Json | null,"generated_by": string,"id": string,"is_public": boolean,"published_at": string,"risk_level": string,"semver": string,"sha256": string
                  }
                  ComputedFields: never
                  Insert: {
                    "bookmarklet_id": string,"capabilities"?: Json | null,"change_note"?: string | null,"code_blob_url": string,"flow"?: Json | null,"generated_by"?: string,"id"?: string,"is_public"?: boolean,"published_at"?: string,"risk_level"?: string,"semver": string,"sha256"?: never
                  }
                  Update: {
                    "bookmarklet_id"?: string,"capabilities"?: Json | null,"change_note"?: string | null,"code_blob_url"?: string,"flow"?: Json | null,"generated_by"?: string,"id"?: string,"is_public"?: boolean,"published_at"?: string,"risk_level"?: string,"semver"?: string,"sha256"?: never
                  }
                  Relationships: [
                    {
      foreignKeyName: "versions_bookmarklet_id_fkey"
      columns: ["bookmarklet_id"]
isOneToOne: false
      referencedRelation: "bookmarklets"
      referencedColumns: ["id"]
    }
                  ]
                }
          }
          Views: {
            "bookmarklet_favorites": {
                  Row: {
                    "bookmarklet_id": string,"created_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                           "bookmarklet_id"?: string | null,"created_at"?: string | null,"user_id"?: string | null
                         }
                        Update: {
                           "bookmarklet_id"?: string | null,"created_at"?: string | null,"user_id"?: string | null
                         }
                        Relationships: [
                    {
      foreignKeyName: "bookmarklet_stars_bookmarklet_id_fkey"
      columns: ["bookmarklet_id"]
isOneToOne: false
      referencedRelation: "bookmarklets"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "bookmarklet_stars_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "bookmarklet_stars_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "user_profile"
      referencedColumns: ["id"]
    }
                  ]
                },"moderation_stats": {
                  Row: {
                    "avg_resolution_hours": number | null,"pending_reports": number | null,"resolved_reports": number | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"user_profile": {
                  Row: {
                    "avatar_url": string | null,"bio": string | null,"created_at": string,"display_name": string,"email": string | null,"full_name": string | null,"github_url": string | null,"id": string,"preferred_language": string | null,"preferred_model": string | null,"scripts_created": number | null,"scripts_shared": number | null,"theme": string | null,"total_runs": number | null,"updated_at": string,"username": string,"website_url": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                }
          }
          Functions: {
            "admin_analytics":
{ Args: { "p_range": string }; Returns: Json
                           },
"admin_overview":
{ Args: Record<PropertyKey, never>; Returns: {
              "bookmarklets": number,"featured": number,"high_risk": number,"installs": number
            }[]
                           },
"analysis_queue_state":
{ Args: { "p_rules_version": string }; Returns: {
              "outdated": number,"waiting": number
            }[]
                           },
"appeal_decision":
{ Args: { "p_message": string,"p_notification_id": string }; Returns: string
                           },
"begin_analysis":
{ Args: { "p_headers": Json,"p_person"?: string,"p_rules_version": string,"p_version_id"?: string }; Returns: {
              "code": string,"report": Json,"title": string
            }[]
                           },
"cancel_rescan":
{ Args: { "p_batch": string }; Returns: number
                           },
"category_counts":
{ Args: Record<PropertyKey, never>; Returns: {
              "category": string,"count": number
            }[]
                           },
"check_request":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"claim_analysis_job":
{ Args: { "p_rules_version": string }; Returns: {
              "attempt": number,"code": string,"title": string,"version_id": string
            }[]
                           },
"claim_canary_run":
{ Args: { "p_canary_version": string }; Returns: {
              "code": string,"kind": string,"report": Json,"version_id": string
            }[]
                           },
"claim_full_check":
{ Args: { "p_rules_version": string }; Returns: {
              "code": string,"libraries": Json,"title": string,"version_id": string
            }[]
                           },
"claim_provider_picture":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"claim_script_picture":
{ Args: { "p_picture_version": string }; Returns: {
              "category": string,"code": string,"tags": (string)[],"version_id": string
            }[]
                           },
"count_reports":
{ Args: Record<PropertyKey, never>; Returns: {
              "appeals": number,"dismissed": number,"pending": number,"resolved": number,"reviewing": number
            }[]
                           },
"create_desktop_code":
{ Args: { "p_code_challenge": string,"p_redirect_uri": string }; Returns: string
                           },
"decide_appeals":
{ Args: { "p_granted": boolean,"p_ids": (string)[],"p_note"?: string }; Returns: number
                           },
"decide_reports":
{ Args: { "p_decision": string,"p_ids": (string)[],"p_note"?: string }; Returns: string
                           },
"delete_account":
{ Args: { "p_username": string }; Returns: undefined
                           },
"delete_script":
{ Args: { "p_id": string }; Returns: undefined
                           },
"delete_scripts":
{ Args: { "p_ids": (string)[] }; Returns: undefined
                           },
"end_session":
{ Args: { "p_id": string }; Returns: undefined
                           },
"export_own_data":
{ Args: { "p_after"?: string,"p_part": string }; Returns: Json
                           },
"followed_feed":
{ Args: { "p_limit"?: number,"p_offset"?: number }; Returns: Database["public"]['CompositeTypes']["listed_script"][]
                          SetofOptions: {
        from: "*"
        to: "listed_script"
        isOneToOne: false
        isSetofReturn: true
      } },
"fork_script":
{ Args: { "p_bookmarklet_id": string,"p_description": string,"p_improvements"?: string,"p_title": string }; Returns: {
              "id": string,"moderation_status": string,"semver": string,"slug": string,"version_id": string
            }[]
                           },
"get_avatar":
{ Args: { "p_hash": string,"p_user_id": string }; Returns: {
              "media_type": string,"picture": string
            }[]
                           },
"get_review_summary":
{ Args: { "p_bookmarklet_id": string }; Returns: {
              "average_rating": number,"rating_distribution": Json,"total_reviews": number
            }[]
                           },
"get_script":
{ Args: { "p_id"?: string,"p_slug"?: string,"p_username"?: string }; Returns: {
              "author": Json,"average_rating": number,"category": string,"change_note": string,"code": string,"created_at": string,"featured": boolean,"forked_from": Json,"has_flow": boolean,"id": string,"install_count": number,"is_published": boolean,"kind": string,"last_security_scan": string,"moderation_status": string,"owner_id": string,"published_at": string,"review_count": number,"risk_level": string,"security_analysis": Json,"security_score": number,"semver": string,"short_description": string,"slug": string,"star_count": number,"tags": (string)[],"title": string,"updated_at": string,"version_id": string
            }[]
                           },
"get_script_flow":
{ Args: { "p_id": string }; Returns: {
              "category": string,"flow": Json,"id": string,"is_published": boolean,"owner_id": string,"short_description": string,"tags": (string)[],"title": string,"version_id": string
            }[]
                           },
"get_script_picture":
{ Args: { "p_hash": string,"p_id": string }; Returns: {
              "picture": string
            }[]
                           },
"get_version_code":
{ Args: { "p_sha256": string }; Returns: string
                           },
"give_back_test_run":
{ Args: { "p_person": string }; Returns: undefined
                           },
"handle_contact_message":
{ Args: { "p_handled": boolean,"p_id": string }; Returns: boolean
                           },
"is_admin":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"is_moderator":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"keep_assistant_answer":
{ Args: { "p_answer": Json,"p_asked_at": string,"p_person": string,"p_question": string }; Returns: string
                           },
"later_checks":
{ Args: { "p_version_id": string }; Returns: {
              "full_check": string,"test_run": string,"test_run_at": string
            }[]
                           },
"list_address_pages":
{ Args: { "p_kind": string,"p_size"?: number }; Returns: {
              "starts_after": string,"updated_at": string
            }[]
                           },
"list_author_addresses":
{ Args: { "p_after"?: string,"p_limit"?: number }; Returns: {
              "id": string,"updated_at": string,"username": string
            }[]
                           },
"list_favorites":
{ Args: { "p_limit"?: number,"p_offset"?: number,"p_user_id": string }; Returns: Database["public"]['CompositeTypes']["listed_script"][]
                          SetofOptions: {
        from: "*"
        to: "listed_script"
        isOneToOne: false
        isSetofReturn: true
      } },
"list_own_scripts":
{ Args: Record<PropertyKey, never>; Returns: {
              "average_rating": number,"category": string,"created_at": string,"featured": boolean,"has_flow": boolean,"id": string,"install_count": number,"is_published": boolean,"kind": string,"moderation_reason": string,"moderation_status": string,"restorable_until": string,"review_count": number,"risk_level": string,"security_score": number,"semver": string,"short_description": string,"slug": string,"star_count": number,"tags": (string)[],"title": string,"updated_at": string
            }[]
                           },
"list_reports":
{ Args: { "p_before"?: string,"p_before_id"?: string,"p_limit"?: number,"p_reason"?: string,"p_tab": string }; Returns: {
              "appeal_decided_alone": boolean,"appeal_id": string,"appeal_message": string,"appeal_status": string,"bookmarklet_id": string,"created_at": string,"decided_alone": boolean,"decision": string,"description": string,"id": string,"is_own": boolean,"is_published": boolean,"may_decide": boolean,"moderation_status": string,"moderator_name": string,"moderator_notes": string,"rating": Json,"reason": string,"reporter_email": string,"reporter_name": string,"resolved_at": string,"review_comment": string,"review_deleted": boolean,"review_id": string,"review_rating": number,"risk_level": string,"status": string,"title": string
            }[]
                           },
"list_script_addresses":
{ Args: { "p_after"?: string,"p_limit"?: number }; Returns: {
              "id": string,"slug": string,"updated_at": string,"username": string
            }[]
                           },
"list_scripts":
{ Args: { "p_category"?: string,"p_conditions"?: Json,"p_featured"?: boolean,"p_kind"?: string,"p_limit"?: number,"p_offset"?: number,"p_owner_id"?: string,"p_risks"?: (string)[],"p_sort"?: string,"p_tag"?: string }; Returns: Database["public"]['CompositeTypes']["listed_script"][]
                          SetofOptions: {
        from: "*"
        to: "listed_script"
        isOneToOne: false
        isSetofReturn: true
      } },
"mark_notifications_read":
{ Args: { "p_ids"?: (string)[] }; Returns: number
                           },
"mark_reports":
{ Args: { "p_ids": (string)[],"p_reviewing": boolean }; Returns: number
                           },
"own_devices":
{ Args: Record<PropertyKey, never>; Returns: {
              "created_at": string,"device_id": string,"id": string,"is_connected": boolean,"last_sync": string,"name": string,"platform": string
            }[]
                           },
"own_script_history":
{ Args: { "p_bookmarklet_id": string,"p_days"?: number }; Returns: {
              "average_rating": number,"day": string,"installs": number,"reviews": number,"stars": number
            }[]
                           },
"own_sessions":
{ Args: Record<PropertyKey, never>; Returns: {
              "created_at": string,"device_name": string,"id": string,"is_current": boolean,"used_at": string,"user_agent": string
            }[]
                           },
"pick_suggestion":
{ Args: { "p_suggestion": string }; Returns: boolean
                           },
"postpone_analysis":
{ Args: { "p_version_id": string }; Returns: undefined
                           },
"profile_counts":
{ Args: { "p_user_id": string }; Returns: {
              "bookmarklets": number,"favorites": number,"followers": number,"following": number
            }[]
                           },
"publish_script":
{ Args: { "p_id": string,"p_published": boolean }; Returns: boolean
                           },
"publish_scripts":
{ Args: { "p_ids": (string)[],"p_published": boolean }; Returns: {
              "id": string,"is_published": boolean,"moderation_status": string
            }[]
                           },
"purge_scripts":
{ Args: { "p_ids": (string)[] }; Returns: undefined
                           },
"rating_changes":
{ Args: { "p_limit"?: number }; Returns: {
              "bookmarklet_id": string,"changed_at": string,"from_level": string,"from_rules": string,"from_score": number,"is_latest": boolean,"semver": string,"title": string,"to_level": string,"to_rules": string,"to_score": number
            }[]
                           },
"record_analysis":
{ Args: { "p_error"?: string,"p_risk_level": string,"p_rules_version": string,"p_score": number,"p_summary": Json,"p_version_id": string }; Returns: Json
                           },
"record_canary_run":
{ Args: { "p_canary_version": string,"p_findings": Json,"p_reason"?: string,"p_version_id": string }; Returns: undefined
                           },
"record_code_features":
{ Args: { "p_features": (number)[],"p_features_version": string,"p_version_id": string }; Returns: undefined
                           },
"record_desktop_session":
{ Args: { "p_code": string,"p_device_id": string,"p_name": string,"p_platform": string,"p_session_id": string }; Returns: string
                           },
"record_full_check":
{ Args: { "p_libraries"?: Json,"p_reason"?: string,"p_rules_version": string,"p_summary": Json,"p_version_id": string }; Returns: undefined
                           },
"record_generation_tokens":
{ Args: { "p_day": string,"p_function": string,"p_person": string,"p_tokens": number }; Returns: undefined
                           },
"record_install":
{ Args: { "p_bookmarklet_id": string,"p_source": string,"p_version_id"?: string }; Returns: boolean
                           },
"record_script_picture":
{ Args: { "p_picture"?: string,"p_picture_version": string,"p_version_id": string }; Returns: undefined
                           },
"record_served_install":
{ Args: { "p_address": string,"p_asked_at": number,"p_bookmarklet_id": string,"p_signature": string,"p_source": string }; Returns: boolean
                           },
"redeem_desktop_code":
{ Args: { "p_code": string,"p_code_verifier": string,"p_headers"?: Json,"p_redirect_uri": string }; Returns: {
              "email": string,"user_id": string
            }[]
                           },
"refuse_estimated_counts":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"report_rating":
{ Args: { "p_column"?: number,"p_description": string,"p_line"?: number,"p_rule"?: string,"p_version_id": string }; Returns: string
                           },
"report_script":
{ Args: { "p_bookmarklet_id": string,"p_description"?: string,"p_reason": string,"p_review_id"?: string }; Returns: string
                           },
"reported_code":
{ Args: { "p_report_id": string,"p_version_id": string }; Returns: string
                           },
"reported_script":
{ Args: { "p_report_id": string }; Returns: Json
                           },
"rescan":
{ Args: { "p_everything"?: boolean }; Returns: {
              "batch": string,"total": number
            }[]
                           },
"rescan_progress":
{ Args: { "p_batch"?: string }; Returns: {
              "batch": string,"cancelled": number,"done": number,"failed": number,"finished_at": string,"started_at": string,"total": number
            }[]
                           },
"reserve_generation":
{ Args: { "p_action": string,"p_function": string,"p_limit"?: number,"p_person": string }; Returns: {
              "day": string,"preferred_language": string,"preferred_model": string,"used": number
            }[]
                           },
"resolve_address":
{ Args: { "p_slug"?: string,"p_username": string }; Returns: {
              "slug": string,"username": string
            }[]
                           },
"restore_version":
{ Args: { "p_base_version_id": string,"p_version_id": string }; Returns: {
              "id": string,"moderation_status": string,"semver": string,"version_id": string
            }[]
                           },
"rule_figures":
{ Args: Record<PropertyKey, never>; Returns: {
              "at_fault": number,"confirmed": number,"is_current": boolean,"rated_at": string,"rated_scripts": number,"reports": number,"rule": string,"rules_version": string,"scripts": number
            }[]
                           },
"save_account":
{ Args: { "p_bio"?: string,"p_display_name": string,"p_full_name"?: string,"p_github_url"?: string,"p_preferred_language"?: string,"p_preferred_model"?: string,"p_theme"?: string,"p_username": string,"p_website_url"?: string }; Returns: undefined
                           },
"save_avatar":
{ Args: { "p_from_provider"?: boolean,"p_picture"?: string }; Returns: string
                           },
"save_script":
{ Args: { "p_base_version_id"?: string,"p_category"?: string,"p_change_note"?: string,"p_code": string,"p_description": string,"p_flow"?: Json,"p_generated_by"?: string,"p_id"?: string,"p_publish"?: boolean,"p_tags"?: (string)[],"p_title": string }; Returns: {
              "id": string,"is_published": boolean,"kind": string,"moderation_status": string,"semver": string,"slug": string,"version_id": string
            }[]
                           },
"script_address_was_removed":
{ Args: { "p_slug": string,"p_username": string }; Returns: boolean
                           },
"script_picture":
{ Args: { "p_id": string }; Returns: string
                           },
"script_was_removed":
{ Args: { "p_bookmarklet_id": string }; Returns: boolean
                           },
"search_scripts":
{ Args: { "p_category"?: string,"p_conditions"?: Json,"p_kind"?: string,"p_limit"?: number,"p_offset"?: number,"p_owner_id"?: string,"p_risks"?: (string)[],"p_sort"?: string,"p_tag"?: string,"p_term": string }; Returns: Database["public"]['CompositeTypes']["found_script"][]
                          SetofOptions: {
        from: "*"
        to: "found_script"
        isOneToOne: false
        isSetofReturn: true
      } },
"security_overview":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"send_contact_message":
{ Args: { "p_category"?: string,"p_email": string,"p_message": string,"p_name": string,"p_subject": string,"p_website"?: string }; Returns: undefined
                           },
"set_featured":
{ Args: { "p_bookmarklet_id": string,"p_featured": boolean }; Returns: boolean
                           },
"set_usage_consent":
{ Args: { "p_agreed": boolean }; Returns: undefined
                           },
"suggest_search":
{ Args: { "p_term": string }; Returns: {
              "id": string,"kind": string,"label": string,"risk_level": string,"scripts": number,"slug": string,"username": string
            }[]
                           },
"suggestion_picks":
{ Args: Record<PropertyKey, never>; Returns: {
              "picks": number,"suggestion": string
            }[]
                           },
"sync_profile":
{ Args: Record<PropertyKey, never>; Returns: {
              "avatar_url": string,"created": boolean,"display_name": string,"user_id": string,"username": string,"wants_picture": boolean
            }[]
                           },
"tag_counts":
{ Args: { "p_limit"?: number,"p_offset"?: number }; Returns: {
              "count": number,"tag": string,"total_count": number
            }[]
                           },
"take_test_run":
{ Args: { "p_person": string }; Returns: undefined
                           },
"undelete_scripts":
{ Args: { "p_ids": (string)[] }; Returns: {
              "id": string,"is_published": boolean,"moderation_status": string
            }[]
                           },
"undo_decision":
{ Args: { "p_batch": string }; Returns: undefined
                           },
"username_available":
{ Args: { "p_username": string }; Returns: boolean
                           },
"version_was_removed":
{ Args: { "p_sha256": string }; Returns: boolean
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            "found_script": {
                        "id": string | null,"title": string | null,"short_description": string | null,"slug": string | null,"category": string | null,"kind": string | null,"risk_level": string | null,"security_score": number | null,"install_count": number | null,"star_count": number | null,"average_rating": number | null,"review_count": number | null,"featured": boolean | null,"created_at": string | null,"updated_at": string | null,"author": Json | null,"tags": (string)[] | null,"forked_from": Json | null,"reach": Json | null,"total_count": number | null,"exact_count": number | null
                      },"listed_script": {
                        "id": string | null,"title": string | null,"short_description": string | null,"slug": string | null,"category": string | null,"kind": string | null,"risk_level": string | null,"security_score": number | null,"install_count": number | null,"star_count": number | null,"average_rating": number | null,"review_count": number | null,"featured": boolean | null,"created_at": string | null,"updated_at": string | null,"author": Json | null,"tags": (string)[] | null,"forked_from": Json | null,"reach": Json | null,"total_count": number | null
                      }
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
